// Foundation on Linux keeps `doesRelativeDateFormatting` and writes dates without it: ours (ViewGraph/Foundation) says "Today".

#include "replacing.h"

// func DateFormatter.string(from:)
REPLACE_METHOD("$s10Foundation13DateFormatterCN", "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF",
               date_string);
