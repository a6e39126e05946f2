import { nextTask } from '../../shared/lib/next-task';
import { newUuid } from '../../shared/lib/uuid';
import { pageClock } from './browser/page-clock';
import { browserRecordStore } from './browser/record-store';
import { browserTabs } from './browser/tabs';
import type { EditedDocument } from './document';
import type { Ports } from './ports';
import { EditingSession } from './session';

/** Sends a person's save; see {@link Ports}. */
export type SendAs<T> = (...args: [...Parameters<Ports<T>['send']>, person: number]) => ReturnType<Ports<T>['send']>;

/** An editing session in this browser, not yet started. */
export function browserSession<T>(document: EditedDocument<T>, person: number, send: SendAs<T>): EditingSession<T> {
  return new EditingSession<T>({
    document,
    person,
    send: async (entry, revision) => {
      const outcome = await send(entry, revision, person);
      // Reading an answer and bringing it into the work are two steps: keys that are typed meanwhile come in between.
      await nextTask();
      return outcome;
    },
    clock: pageClock,
    newKey: newUuid,
    store: browserRecordStore(document, person),
    tabs: browserTabs(document.name),
  });
}

/** Tells the session what happens to the page: hidden or going, back, online again. Answers what ends that. */
export function listen<T>(session: EditingSession<T>): () => void {
  const flush = () => void session.flush('at-once');
  const wake = () => void session.wake();
  const seen = () => (window.document.visibilityState === 'visible' ? wake() : flush());
  const leaving = (event: BeforeUnloadEvent) => {
    flush();
    // Only what is not even in the browser's store would be lost.
    if (session.isAtRisk()) event.preventDefault();
  };
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  window.addEventListener('beforeunload', leaving);
  window.document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    window.removeEventListener('beforeunload', leaving);
    window.document.removeEventListener('visibilitychange', seen);
  };
}
