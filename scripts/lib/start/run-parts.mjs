import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entersPanel, signsIn } from '../cms-client.mjs';
import { databaseName } from '../database-name.mjs';
import { wasTold } from '../first-admin.mjs';
import { answers } from '../health.mjs';
import { note, seconds, timed } from '../output.mjs';
import { saveSecrets } from '../secrets.mjs';
import { openLog } from './log-file.mjs';
import { createDigest, noteworthy, redactor, secretSettings } from './noteworthy.mjs';
import { cmsPart, cmsUrl, localOrigin, proxyPart } from './parts.mjs';
import { stopWithinMs } from './signals.mjs';
import { LOOK_EVERY_MS, Supervised } from './supervise.mjs';
import { addresses, firstSignIn, withoutCms } from './welcome.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * @typedef {object} Plan
 * @property {NodeJS.ProcessEnv} env
 * @property {Settings} settings
 * @property {import('../secrets.mjs').Stored} stored
 * @property {{ password: string, panelPassword: string } | undefined} firstAdmin somebody has yet to be told
 * @property {string} [lanHost]
 * @property {import('./late-panel.mjs').LatePanel | null} latePanel what is still to be built
 * @property {boolean} follow whether the parts follow the files as they change
 */

/** Of the time for stopping, what the proxy may use to finish its requests before the CMS is asked to end. */
const drainMs = 3000;

/**
 * Starts both parts, says where they are, and keeps them running.
 * @param {Plan} plan
 * @param {ReturnType<typeof import('./signals.mjs').stopOnSignal>} shutdown
 */
export async function runParts(plan, shutdown) {
  const { settings, firstAdmin, follow } = plan;
  const world = { ...plan, firstAdmin: firstAdmin ?? { password: settings.adminPassword } };
  const made = [...Object.values(plan.stored.secrets), ...Object.values(world.firstAdmin).filter(isText)];
  const hide = redactor([...made, ...secretSettings(plan.env)]);
  // A restored database has both already.
  const isNew = firstAdmin !== undefined && !existsSync(join(settings.dataDir, 'cms.sqlite'));
  // The proxy comes first: it serves its snapshot while Strapi boots.
  const proxy = keep(proxyPart(world), hide, shutdown.begun);
  const cms = keep(
    cmsPart(world),
    hide,
    shutdown.begun,
    goesOnWithoutCms(plan, () => proxy.firstReady),
  );
  shutdown.before(() => stopBoth(proxy, cms));
  const cmsIsUp = isNew ? 'the CMS is up, with the first admin and the default content' : 'the CMS is up';
  await Promise.all([timed('the proxy is up', () => proxy.firstReady), timed(cmsIsUp, () => cms.firstReady)]);
  if (shutdown.begun()) return;
  await timed('the site is ready', () => untilReady(`${localOrigin(settings)}/readyz`));
  console.log(`\n${addresses(plan)}`);
  if (firstAdmin) await tellFirstSignIn(plan, firstAdmin);
  console.log(`\n  Ready ${seconds(performance.now())} after the beginning. Ctrl-C stops everything.\n`);
  await plan.latePanel?.build(shutdown.begun);
  if (!follow || shutdown.begun()) return;
  await import('./watch.mjs').then(({ watch }) => watch({ proxy, cms }, shutdown.begun));
  await import('../../../web/dev/serve.mjs')
    .then(({ servePieces }) => servePieces())
    .then(({ url, close }) => {
      shutdown.before(close);
      console.log(`  Design system   ${url}\n`);
    });
}

/**
 * Whether a CMS that cannot start leaves a site all the same: not at a first start, and not to a developer, who has to know.
 * Says where the site is, once.
 * @param {Plan} plan
 * @param {() => Promise<void>} proxyIsUp
 * @returns {() => Promise<boolean>}
 */
function goesOnWithoutCms({ settings, stored, follow }, proxyIsUp) {
  const wasStarted = stored.firstAdmin !== undefined && wasTold(stored.firstAdmin);
  let isSaid = false;
  return async () => {
    if (!wasStarted || follow) return false;
    const isUp = await proxyIsUp().then(
      () => answers(`${localOrigin(settings)}/readyz`, 200),
      () => false,
    );
    if (isUp && !isSaid) note(withoutCms(settings));
    isSaid ||= isUp;
    return isUp;
  };
}

/** @param {string | undefined} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string';
}

/**
 * Supervises a part with its output in a log file and its warnings on the screen.
 * @param {Part} part
 * @param {(line: string) => string} hide
 * @param {() => boolean} stopping what the parts say about each other's end is for the log alone
 * @param {() => Promise<boolean>} [goesOn] whether it is tried again although it was never ready
 */
function keep(part, hide, stopping, goesOn) {
  const log = openLog(part.log);
  const digest = createDigest((line) => note(`${part.name}: ${line}`));
  return new Supervised(part, {
    onLine(raw) {
      const line = hide(raw);
      log.writeLine(line);
      const worth = noteworthy(line);
      if (worth && !stopping()) digest(worth);
    },
    say: note,
    ...(goesOn && { goesOn }),
  });
}

/** @param {Supervised} proxy @param {Supervised} cms */
async function stopBoth(proxy, cms) {
  const proxyGone = proxy.stop(stopWithinMs);
  await Promise.race([proxyGone, new Promise((resolve) => setTimeout(resolve, drainMs))]);
  await Promise.all([proxyGone, cms.stop(stopWithinMs - drainMs)]);
}

/** @param {string} url */
async function untilReady(url) {
  const deadline = performance.now() + 30_000;
  while (!(await answers(url, 200))) {
    if (performance.now() > deadline) return note(`${url} does not say that the site is ready; see the logs`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Only what really signs in is told; a database that had its admins already keeps them.
 * @param {Plan} plan
 * @param {{ password: string, panelPassword: string }} admin
 */
async function tellFirstSignIn({ env, settings, stored }, admin) {
  const cms = { url: cmsUrl(settings), secret: stored.secrets['CMS_PROXY_SECRET'] ?? '' };
  const signedIn = await signsIn(cms, settings.adminUsername, admin.password).catch(() => undefined);
  if (signedIn === undefined) return note('the first sign-in could not be tried; the next start tells it');
  if (signedIn) {
    // A database of before may have its user of the panel already, with another password.
    const isPanels = await entersPanel(cms, settings.adminEmail, admin.panelPassword).catch(() => false);
    console.log(`\n${firstSignIn(settings, admin, isPanels)}`);
  } else {
    console.log(
      '\n  This database has its own admins already; npm run admin -- reset <user name> gives one a new password.',
    );
  }
  stored.firstAdmin = { told: true, database: databaseName(env) };
  saveSecrets(settings.dataDir, stored);
}
