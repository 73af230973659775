/// The project file of a new program, in the form of Xcode 16 and later: folders whose files need not be named.
struct ProjectFileTemplate {
  let name: String

  /// The text of `project.pbxproj`.
  var text: String { Self.form.replacing("NAME_", with: name) }

  private static let form = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    /* Begin PBXContainerItemProxy section */
    		AC0000000000000000000001 /* PBXContainerItemProxy */ = {
    			isa = PBXContainerItemProxy;
    			containerPortal = AA0000000000000000000001 /* Project object */;
    			proxyType = 1;
    			remoteGlobalIDString = AA0000000000000000000002;
    			remoteInfo = NAME_;
    		};
    /* End PBXContainerItemProxy section */

    /* Begin PBXFileReference section */
    		AF0000000000000000000001 /* NAME_.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = NAME_.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		AF0000000000000000000002 /* NAME_Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = NAME_Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    		AD0000000000000000000001 /* NAME_ */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			path = NAME_;
    			sourceTree = "<group>";
    		};
    		AD0000000000000000000002 /* NAME_Tests */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			path = NAME_Tests;
    			sourceTree = "<group>";
    		};
    /* End PBXFileSystemSynchronizedRootGroup section */

    /* Begin PBXFrameworksBuildPhase section */
    		A10000000000000000000001 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXFrameworksBuildPhase section */

    /* Begin PBXGroup section */
    		A20000000000000000000001 = {
    			isa = PBXGroup;
    			children = (
    				AD0000000000000000000001 /* NAME_ */,
    				AD0000000000000000000002 /* NAME_Tests */,
    				A20000000000000000000002 /* Products */,
    			);
    			sourceTree = "<group>";
    		};
    		A20000000000000000000002 /* Products */ = {
    			isa = PBXGroup;
    			children = (
    				AF0000000000000000000001 /* NAME_.app */,
    				AF0000000000000000000002 /* NAME_Tests.xctest */,
    			);
    			name = Products;
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		AA0000000000000000000002 /* NAME_ */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = A50000000000000000000002;
    			buildPhases = (
    				A30000000000000000000001 /* Sources */,
    				A10000000000000000000001 /* Frameworks */,
    				A40000000000000000000001 /* Resources */,
    			);
    			buildRules = (
    			);
    			dependencies = (
    			);
    			fileSystemSynchronizedGroups = (
    				AD0000000000000000000001 /* NAME_ */,
    			);
    			name = NAME_;
    			productName = NAME_;
    			productReference = AF0000000000000000000001 /* NAME_.app */;
    			productType = "com.apple.product-type.application";
    		};
    		AA0000000000000000000003 /* NAME_Tests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = A50000000000000000000003;
    			buildPhases = (
    				A30000000000000000000002 /* Sources */,
    				A40000000000000000000002 /* Resources */,
    			);
    			buildRules = (
    			);
    			dependencies = (
    				AC0000000000000000000002 /* PBXTargetDependency */,
    			);
    			fileSystemSynchronizedGroups = (
    				AD0000000000000000000002 /* NAME_Tests */,
    			);
    			name = NAME_Tests;
    			productName = NAME_Tests;
    			productReference = AF0000000000000000000002 /* NAME_Tests.xctest */;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		AA0000000000000000000001 /* Project object */ = {
    			isa = PBXProject;
    			attributes = {
    				BuildIndependentTargetsInParallel = 1;
    				LastSwiftUpdateCheck = 2600;
    				LastUpgradeCheck = 2600;
    			};
    			buildConfigurationList = A50000000000000000000001;
    			developmentRegion = en;
    			hasScannedForEncodings = 0;
    			knownRegions = (
    				en,
    				Base,
    				de,
    			);
    			mainGroup = A20000000000000000000001;
    			minimizedProjectReferenceProxies = 1;
    			preferredProjectObjectVersion = 77;
    			productRefGroup = A20000000000000000000002 /* Products */;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (
    				AA0000000000000000000002 /* NAME_ */,
    				AA0000000000000000000003 /* NAME_Tests */,
    			);
    		};
    /* End PBXProject section */

    /* Begin PBXResourcesBuildPhase section */
    		A40000000000000000000001 /* Resources */ = {
    			isa = PBXResourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    		A40000000000000000000002 /* Resources */ = {
    			isa = PBXResourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXResourcesBuildPhase section */

    /* Begin PBXSourcesBuildPhase section */
    		A30000000000000000000001 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    		A30000000000000000000002 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXSourcesBuildPhase section */

    /* Begin PBXTargetDependency section */
    		AC0000000000000000000002 /* PBXTargetDependency */ = {
    			isa = PBXTargetDependency;
    			target = AA0000000000000000000002 /* NAME_ */;
    			targetProxy = AC0000000000000000000001 /* PBXContainerItemProxy */;
    		};
    /* End PBXTargetDependency section */

    /* Begin XCBuildConfiguration section */
    		A60000000000000000000001 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 18.0;
    				SDKROOT = iphoneos;
    				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
    			};
    			name = Debug;
    		};
    		A60000000000000000000002 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 18.0;
    				SDKROOT = iphoneos;
    			};
    			name = Release;
    		};
    		A60000000000000000000003 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CURRENT_PROJECT_VERSION = 1;
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
    				INFOPLIST_KEY_UILaunchScreen_Generation = YES;
    				MARKETING_VERSION = 1.0;
    				PRODUCT_BUNDLE_IDENTIFIER = org.example.NAME_;
    				PRODUCT_NAME = "$(TARGET_NAME)";
    				SWIFT_APPROACHABLE_CONCURRENCY = YES;
    				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    				SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
    				SWIFT_VERSION = 5.0;
    			};
    			name = Debug;
    		};
    		A60000000000000000000004 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CURRENT_PROJECT_VERSION = 1;
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
    				MARKETING_VERSION = 1.0;
    				PRODUCT_BUNDLE_IDENTIFIER = org.example.NAME_;
    				PRODUCT_NAME = "$(TARGET_NAME)";
    				SWIFT_APPROACHABLE_CONCURRENCY = YES;
    				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    				SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
    				SWIFT_VERSION = 5.0;
    			};
    			name = Release;
    		};
    		A60000000000000000000005 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				PRODUCT_BUNDLE_IDENTIFIER = org.example.NAME_Tests;
    				PRODUCT_NAME = "$(TARGET_NAME)";
    				SWIFT_VERSION = 5.0;
    				BUNDLE_LOADER = "$(TEST_HOST)";
    				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/NAME_.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/NAME_";
    			};
    			name = Debug;
    		};
    		A60000000000000000000006 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				GENERATE_INFOPLIST_FILE = YES;
    				PRODUCT_BUNDLE_IDENTIFIER = org.example.NAME_Tests;
    				PRODUCT_NAME = "$(TARGET_NAME)";
    				SWIFT_VERSION = 5.0;
    				BUNDLE_LOADER = "$(TEST_HOST)";
    				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/NAME_.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/NAME_";
    			};
    			name = Release;
    		};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    		A50000000000000000000001 = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				A60000000000000000000001 /* Debug */,
    				A60000000000000000000002 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    		A50000000000000000000002 = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				A60000000000000000000003 /* Debug */,
    				A60000000000000000000004 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    		A50000000000000000000003 = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				A60000000000000000000005 /* Debug */,
    				A60000000000000000000006 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    /* End XCConfigurationList section */

    	};
    	rootObject = AA0000000000000000000001 /* Project object */;
    }

    """
}
