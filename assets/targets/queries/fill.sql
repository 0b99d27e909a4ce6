-- A million rows to sum, in a table as the benchmark has it: MyISAM, a number and its key, nothing else.
CREATE DATABASE tacho;
USE tacho;
CREATE TABLE numbers (id INT NOT NULL PRIMARY KEY, value FLOAT NOT NULL) ENGINE = MyISAM;
INSERT INTO numbers SELECT seq, RAND(1) FROM seq_1_to_1000000;
