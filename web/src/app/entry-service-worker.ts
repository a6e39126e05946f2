import { standIns } from '@apoti/contract/rendering/render';
import { readShown } from './offline/messages';
import { isGivenUp } from './offline/retire';
import { OfflineWorker } from './offline/worker';
import type { WorkerScope } from './offline/worker-scope';

/** Filled in by build.mjs. */
declare const __OFFLINE__: { build: string; style: string };
declare const registration: WorkerScope['registration'];
declare const clients: WorkerScope['clients'];
declare const skipWaiting: WorkerScope['skipWaiting'];
declare const addEventListener: WorkerScope['addEventListener'];

/** The service worker of the public site (X4, web/decisions/0020-offline.md). */
const worker = new OfflineWorker({ ...__OFFLINE__, offlinePath: standIns.offline });
let hasLooked = false;
/** It serves this process no more; a page that is still open may not bring it back. */
let isGone = false;

/** Once in the life of this process, which ends with the visit: goes for good if the site has given the worker up. */
async function goIfGivenUp(): Promise<void> {
  if (hasLooked) return;
  hasLooked = true;
  if (!(await isGivenUp())) return;
  isGone = true;
  await registration.unregister();
  await worker.forgetAll();
}

// Pages come from the network and files have their content's name: a new worker may take over at any time.
addEventListener('install', (event) => event.waitUntil(worker.install().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(worker.activate().then(() => clients.claim())));
addEventListener('fetch', (event) => {
  if (!isGone) worker.answer(event, goIfGivenUp);
  // A page of before may have called it back.
  else if (event.request.mode === 'navigate') event.waitUntil(registration.unregister());
});
addEventListener('message', (event) => {
  const shown = readShown(event.data);
  if (shown !== null && !isGone) event.waitUntil(worker.shown(shown));
});
