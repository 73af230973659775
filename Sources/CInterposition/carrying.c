// What a program hands to queues, threads, timers and sessions: with ours (ViewGraph/Carrying) its reader goes along.

#include "replacing.h"

#define OPERATION_QUEUE "$s10Foundation14OperationQueueCN"
#define BLOCK_OPERATION "$s10Foundation14BlockOperationCN"
#define SESSION "$s20FoundationNetworking10URLSessionCN"

CARRY("$s8Dispatch0A5QueueC5async5group3qos5flags7executeyAA0A5GroupCSg_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF",
      dispatch_async);
CARRY("$s8Dispatch0A5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF",
      dispatch_after);
CARRY("$s8Dispatch0A5QueueC10asyncAfter12wallDeadline3qos5flags7executeyAA0A8WallTimeV_AA0A3QoSVAA0A13WorkItemFlagsVy"
      "yYbXBtF",
      dispatch_after_wall);
CARRY("$s8Dispatch0A5QueueC17concurrentPerform10iterations7executeySi_ySiXEtFZ", dispatch_concurrent);
CARRY("$s8Dispatch0A5GroupC6notify3qos5flags5queue7executeyAA0A3QoSV_AA0A13WorkItemFlagsVAA0A5QueueCyyXBtF",
      dispatch_notify);
CARRY("$s8Dispatch0A8WorkItemC3qos5flags5blockAcA0A3QoSV_AA0abC5FlagsVyyXBtcfC", dispatch_item);
CARRY("$s8Dispatch0A8WorkItemC3qos5flags5blockAcA0A3QoSV_AA0abC5FlagsVyyXBtcfc", dispatch_item_init);
CARRY("$s10Foundation6ThreadC5blockACyyYbc_tcfC", thread);
CARRY("$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ", thread_detach);
CARRY("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ", timer_scheduled);
CARRY("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC", timer);
CARRY("$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC", timer_at);
CARRY("$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc", timer_init);
CARRY_METHOD(OPERATION_QUEUE,
             "$s10Foundation14OperationQueueC03addB0yyyyYbcF",
             operation_add);
CARRY_METHOD(OPERATION_QUEUE,
             "$s10Foundation14OperationQueueC15addBarrierBlockyyyyYbcF",
             operation_barrier);
CARRY("$s10Foundation14BlockOperationC5blockACyyYbc_tcfC", operation);
CARRY_METHOD(BLOCK_OPERATION,
             "$s10Foundation14BlockOperationC012addExecutionB0yyyyYbcF",
             operation_block);
CARRY("$s10Foundation7RunLoopC7performyyyyYbcF", loop_perform);
CARRY("$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF", loop_perform_modes);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10"
             "Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_data_request);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_y"
             "AI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_data_url);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequ"
             "estV_0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_upload);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URL"
             "RequestV_0A10Essentials3URLVyAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_upload_file);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLReque"
             "stV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_download_request);
CARRY_METHOD(SESSION,
             "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentia"
             "ls3URLV_yAKSg_AA11URLResponseCSgs5Error_pSgtYbctF",
             session_download_url);
