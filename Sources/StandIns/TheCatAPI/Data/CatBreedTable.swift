/// The breeds the service knows: its identifier and name, where they come from, what they look like, what is special.
///
/// Letters for what is special: Natural, Rare, reX coat, Hairless, suppressed Tail, short Legs, hYpoallergenic,
/// Experimental.
enum CatBreedTable {
  static let lines = """
    abys|Abyssinian|Egypt|EG|ruddy|ticked|short|large|green|N
    aege|Aegean|Greece|GR|cream|bicolour|medium|plain|green|N
    abob|American Bobtail|United States|US|brown|tabby|medium|plain|gold|T
    acur|American Curl|United States|US|silver|tabby|medium|curled|gold|
    asho|American Shorthair|United States|US|silver|tabby|short|plain|green|
    awir|American Wirehair|United States|US|red|bicolour|curly|plain|gold|R
    amau|Arabian Mau|United Arab Emirates|AE|sand|tabby|short|large|green|N
    amis|Australian Mist|Australia|AU|sand|spotted|short|plain|green|
    bali|Balinese|United States|US|cream|pointed|long|large|blue|Y
    bamb|Bambino|United States|US|pink|solid|none|large|blue|HLE
    beng|Bengal|United States|US|amber|spotted|short|plain|green|Y
    birm|Birman|France|FR|cream|pointed|long|plain|blue|
    bomb|Bombay|United States|US|black|solid|short|plain|copper|
    bslo|British Longhair|United Kingdom|GB|blue|solid|long|plain|copper|
    bsho|British Shorthair|United Kingdom|GB|blue|solid|short|plain|copper|N
    bure|Burmese|Burma|MM|sable|solid|short|plain|gold|Y
    buri|Burmilla|United Kingdom|GB|silver|ticked|short|plain|green|
    cspa|California Spangled|United States|US|amber|spotted|short|plain|gold|R
    ctif|Chantilly-Tiffany|United States|US|chocolate|solid|long|plain|gold|R
    char|Chartreux|France|FR|blue|solid|short|plain|copper|N
    chau|Chausie|Egypt|EG|amber|ticked|short|large|gold|E
    chee|Cheetoh|United States|US|amber|spotted|short|plain|gold|E
    csho|Colorpoint Shorthair|United States|US|cream|pointed|short|large|blue|
    crex|Cornish Rex|United Kingdom|GB|white|bicolour|curly|large|green|XY
    cymr|Cymric|Canada|CA|red|tabby|long|plain|copper|T
    cypr|Cyprus|Cyprus|CY|red|bicolour|medium|plain|green|N
    drex|Devon Rex|United Kingdom|GB|lilac|solid|curly|large|green|XY
    dons|Donskoy|Russia|RU|pink|solid|none|large|green|H
    lihu|Dragon Li|China|CN|brown|tabby|short|plain|green|N
    emau|Egyptian Mau|Egypt|EG|silver|spotted|short|large|green|N
    ebur|European Burmese|Burma|MM|cinnamon|solid|short|plain|gold|
    esho|Exotic Shorthair|United States|US|red|tabby|short|small|copper|
    hbro|Havana Brown|United Kingdom|GB|chocolate|solid|short|large|green|
    hima|Himalayan|United States|US|cream|pointed|long|small|blue|
    jbob|Japanese Bobtail|Japan|JP|white|calico|short|plain|copper|NT
    java|Javanese|United States|US|cream|pointed|medium|large|blue|Y
    khao|Khao Manee|Thailand|TH|white|solid|short|plain|odd|NR
    kora|Korat|Thailand|TH|blue|solid|short|large|green|N
    kuri|Kurilian|Russia|RU|brown|tabby|medium|plain|green|NT
    lape|LaPerm|United States|US|red|tabby|curly|plain|gold|XY
    mcoo|Maine Coon|United States|US|brown|tabby|long|tufted|gold|N
    mala|Malayan|United Kingdom|GB|lilac|solid|short|plain|gold|
    manx|Manx|Isle of Man|IM|grey|tabby|short|plain|copper|NT
    munc|Munchkin|United States|US|red|bicolour|short|plain|gold|L
    nebe|Nebelung|United States|US|blue|solid|long|plain|green|R
    norw|Norwegian Forest Cat|Norway|NO|brown|bicolour|long|tufted|green|N
    ocic|Ocicat|United States|US|sand|spotted|short|plain|gold|
    orie|Oriental|United States|US|black|solid|short|large|green|Y
    pers|Persian|Iran (Islamic Republic of)|IR|white|solid|long|small|copper|N
    pixi|Pixie-bob|United States|US|brown|spotted|short|tufted|gold|T
    raga|Ragamuffin|United States|US|cream|bicolour|long|plain|blue|
    ragd|Ragdoll|United States|US|cream|pointed|long|plain|blue|
    rblu|Russian Blue|Russia|RU|blue|solid|short|plain|green|NY
    sava|Savannah|United States|US|amber|spotted|short|large|gold|E
    sfol|Scottish Fold|United Kingdom|GB|grey|tabby|short|folded|copper|
    srex|Selkirk Rex|United States|US|cream|bicolour|curly|plain|copper|X
    siam|Siamese|Thailand|TH|cream|pointed|short|large|blue|NY
    sibe|Siberian|Russia|RU|grey|tabby|long|tufted|green|NY
    sing|Singapura|Singapore|SG|sand|ticked|short|large|gold|N
    snow|Snowshoe|United States|US|cream|pointed|short|plain|blue|
    soma|Somali|Somalia|SO|ruddy|ticked|long|large|green|
    sphy|Sphynx|Canada|CA|pink|solid|none|large|green|HRY
    tonk|Tonkinese|Canada|CA|sable|pointed|short|plain|blue|
    toyg|Toyger|United States|US|amber|tabby|short|plain|green|
    tang|Turkish Angora|Turkey|TR|white|solid|long|large|odd|N
    tvan|Turkish Van|Turkey|TR|white|van|medium|plain|odd|NR
    ycho|York Chocolate|United States|US|chocolate|bicolour|long|plain|gold|R
    """
}
