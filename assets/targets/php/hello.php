<?php
// Nothing but PHP itself: what any page of it costs at least.
header('Content-Type: text/plain');
echo "hello world\n";
