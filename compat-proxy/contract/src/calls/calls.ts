import { analyticsCalls } from './analytics';
import { authCalls } from './auth';
import { backupCalls } from './backups';
import { blogCalls } from './blog';
import type { Call } from './call';
import { contentCalls } from './content';
import { dashboardCalls } from './dashboard';
import { historyCalls } from './history';
import { eventCalls } from './events';
import { leadInboxCalls } from './lead-inbox';
import { leadCalls } from './leads';
import { libraryCalls } from './library';
import { mediaCalls } from './media';
import { newsletterCalls } from './newsletter';
import { passwordCalls } from './password';
import { peopleCalls } from './people';
import { postCalls } from './posts';
import { previewCalls } from './preview';
import { reportCalls } from './reports';
import { seoCalls } from './seo';
import { settingsCalls } from './settings';
import { siteCalls } from './site';
import { stationCalls } from './stations';
import { subscriberCalls } from './subscribers';
import { teamCalls } from './team';

/** Every call of the public wire. */
export const calls: readonly Call[] = [
  ...authCalls,
  ...dashboardCalls,
  ...passwordCalls,
  ...peopleCalls,
  ...contentCalls,
  ...teamCalls,
  ...blogCalls,
  ...postCalls,
  ...eventCalls,
  ...stationCalls,
  ...newsletterCalls,
  ...subscriberCalls,
  ...leadCalls,
  ...leadInboxCalls,
  ...mediaCalls,
  ...libraryCalls,
  ...previewCalls,
  ...historyCalls,
  ...backupCalls,
  ...reportCalls,
  ...seoCalls,
  ...settingsCalls,
  ...siteCalls,
  ...analyticsCalls,
];
