import { closePublicDoors, ensureAdminRole } from './accounts/site-roles';
import { ensureFirstAdmin } from './accounts/first-admin';
import { ensureReadToken } from './accounts/read-token';
import { watchAccounts } from './accounts/watch-accounts';
import { keepLogsToSuperAdmins } from './accounts/panel-logs';
import { guardPanelSignIn } from './accounts/panel-sign-in';
import { watchPanelUsers } from './accounts/panel-users';
import { closeAnalytics } from './analytics/analytics-service';
import { finishRestored, settleRestored } from './backups/after-restore';
import { closeBackups, openBackups } from './backups/backup-service';
import { watchDocuments } from './changes/doors';
import { scheduleDailyPruning } from './changes/prune';
import { closePostOffice, openPostOffice } from './mail/post-office';
import { completeLibrary } from './library/complete-rows';
import { settleKeptPaths } from './library/folder-paths';
import { closeTrashKeeper, openTrashKeeper } from './library/purge-trash';
import { closeCopies, openCopies } from './media/copies/copy-maker';
import { closeMedia, openMedia } from './media/reconcile';
import { completeLeads } from './leads/complete-leads';
import { closeSchedule, openSchedule } from './schedule/jobs';
import { forgetMovedLines } from './moving-in/moved-lines';
import { seed } from './seed/seed';
import { dataDir } from './settings/data-dir';
import { closeCalls } from './starting/close-calls';
import { noteDatabase } from './starting/database-note';
import { beginStart, endStart } from './starting/one-start';
import { fillInSubscribers } from './subscribers/fill-in-subscribers';
import { finishRequests, watchRequests } from './stopping/finish-requests';
import { hearAfterCommits } from './store/after-commits';
import { makeCommitsHonest } from './store/honest-commits';
import { limitLockWaits } from './store/lock-waits';
import { outliveTheDatabase } from './store/lost-database';
import { giveUpLostConnections } from './store/new-connections';
import { registerTextList } from './store/text-list-field';
import type { Strapi } from './store/strapi';
import { finishUpgrade, isUpgrading, watchUpgrade } from './upgrades/watch-upgrade';

/** Takes back that the CMS outlives its database. */
let stopOutliving: () => void = () => undefined;

export default {
  /** From here on until it can serve no other CMS of this database starts: tables are made and the first content put in once. */
  async register({ strapi }: { strapi: Strapi }) {
    await beginStart(strapi);
    registerTextList(strapi);
    closeCalls(strapi);
    guardPanelSignIn(strapi);
    watchUpgrade(strapi);
    watchDocuments(strapi);
    watchRequests(strapi);
    stopOutliving = outliveTheDatabase(strapi);
    giveUpLostConnections(strapi);
  },

  /** Brings the database to where the product can serve. Running it again changes nothing. */
  async bootstrap({ strapi }: { strapi: Strapi }) {
    makeCommitsHonest(strapi);
    hearAfterCommits(strapi);
    await seed(strapi);
    await settleRestored(strapi);
    await forgetMovedLines();
    await fillInSubscribers(strapi);
    await openMedia(strapi, () => settleKeptPaths(strapi));
    await completeLeads(strapi);
    await completeLibrary(strapi);
    watchAccounts(strapi);
    watchPanelUsers(strapi);
    await ensureAdminRole(strapi);
    await closePublicDoors(strapi);
    await ensureFirstAdmin(strapi);
    await ensureReadToken(strapi);
    await keepLogsToSuperAdmins(strapi);
    scheduleDailyPruning(strapi);
    await openPostOffice(strapi);
    await openTrashKeeper(strapi);
    await finishUpgrade(strapi);
    await finishRestored(strapi);
    await openBackups(strapi);
    openSchedule(strapi);
    openCopies(strapi);
    limitLockWaits(strapi);
    noteDatabase(dataDir(), strapi.log);
    await endStart(strapi);
  },

  async destroy({ strapi }: { strapi: Strapi }) {
    // Strapi takes away what listens for the end of the process, which undoes an upgrade: so it ends here.
    if (isUpgrading()) process.exit(1);
    await endStart(strapi);
    await finishRequests(strapi);
    await closeCopies(strapi);
    await closeBackups(strapi);
    await closeSchedule(strapi);
    await closeTrashKeeper(strapi);
    await closeMedia(strapi);
    await closePostOffice(strapi);
    await closeAnalytics(strapi);
    stopOutliving();
  },
};
