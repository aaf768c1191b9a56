### What the operator of the server says.

operator-says = From the operator:
operator-put-away = Put this message away
