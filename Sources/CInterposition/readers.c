// What Foundation keeps for one person is each reader's own with ours (ViewGraph/Container).

#include "replacing.h"

#define DEFAULTS "$s10Foundation12UserDefaultsCN"

// Methods of UserDefaults, on which the others are built.
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF", defaults_object);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF", defaults_set);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF", defaults_remove);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC3url6forKey0A10Essentials3URLVSgSS_tF", defaults_url);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF", defaults_set_url);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC8register8defaultsySDySSypG_tF", defaults_register);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF", defaults_dictionary);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC8addSuite5namedySS_tF", defaults_add_suite);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC11removeSuite5namedySS_tF", defaults_remove_suite);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC19volatileDomainNamesSaySSGvg", defaults_volatile_names);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC14volatileDomain7forNameSDySSypGSS_tF", defaults_volatile);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC17setVolatileDomain_7forNameySDySSypG_SStF",
               defaults_set_volatile);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC20removeVolatileDomain7forNameySS_tF",
               defaults_remove_volatile);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC16persistentDomain7forNameSDySSypGSgSS_tF",
               defaults_persistent);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC19setPersistentDomain_7forNameySDySSypG_SStF",
               defaults_set_persistent);
REPLACE_METHOD(DEFAULTS, "$s10Foundation12UserDefaultsC22removePersistentDomain7forNameySS_tF",
               defaults_remove_persistent);

// func NotificationCenter.addObserver(forName:object:queue:using:)
REPLACE("$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol"
        "_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF",
        add_observer);

#define FILES "$s20FoundationEssentials11FileManagerCN"

// Where a user's folders are.
REPLACE_METHOD(FILES,
               "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMa"
               "skVtF",
               files_urls);
REPLACE_METHOD(FILES,
               "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirector"
               "yO_AC0lM10DomainMaskVAJSgSbtKF",
               files_url);
REPLACE_METHOD(FILES, "$s20FoundationEssentials11FileManagerC18temporaryDirectoryAA3URLVvg", files_temporary);
REPLACE_METHOD(FILES, "$s20FoundationEssentials11FileManagerC27homeDirectoryForCurrentUserAA3URLVvg", files_home);
REPLACE("$s20FoundationEssentials3URLV13homeDirectoryACvgZ", url_home);
REPLACE("$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ", url_temporary);
REPLACE("$s10Foundation15NSHomeDirectorySSyF", home);
REPLACE("$s10Foundation20NSTemporaryDirectorySSyF", temporary);
REPLACE("$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_A"
        "F0kC10DomainMaskVSbtF",
        search_path);
// Data.write(to:options:), StringProtocol.write(to:atomically:encoding:)
REPLACE("$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF", data_write);
REPLACE("$sSy20FoundationEssentialsE5write2to10atomically8encodingyAA3URLV_SbSSAAE8EncodingVtKF", string_write);
// func FileManager.createFile(atPath:contents:attributes:)
REPLACE_METHOD(FILES,
               "$s20FoundationEssentials11FileManagerC06createC06atPath8contents10attributesSbSS_AA4DataVSgSDyAA0C12A"
               "ttributeKeyVypGSgtF",
               files_create);
// class var HTTPCookieStorage.shared, URLCache.shared, URLSessionConfiguration.default, URLSession.shared
REPLACE("$s20FoundationNetworking17HTTPCookieStorageC6sharedACvgZ", cookies);
REPLACE("$s20FoundationNetworking8URLCacheC6sharedACvgZ", cache);
REPLACE("$s20FoundationNetworking8URLCacheC6sharedACvsZ", set_cache);
REPLACE("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ", session_configuration);
REPLACE("$s20FoundationNetworking10URLSessionC6sharedACvgZ", session);
