// Foundation on Linux has words of its own, and curl's, for errors: ours (ViewGraph/Foundation) are Apple's.

#include "replacing.h"

// var Error.localizedDescription
REPLACE("$ss5ErrorP10FoundationE20localizedDescriptionSSvg", error_description);
