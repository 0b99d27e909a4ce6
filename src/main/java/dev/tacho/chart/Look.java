package dev.tacho.chart;

/** Light for paper and most posts, dark for dark pages and screens. */
public enum Look {
    LIGHT, DARK
}
