#include <hiredis/hiredis.h>
#include <hiredis/sds.h>
