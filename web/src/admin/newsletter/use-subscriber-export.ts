import { ApiError, type SubscriberExport } from '@apoti/contract';
import { onPresence } from '../../shared/api/presence';
import { exportSubscribers } from '../../shared/api/subscribers';
import { progressText } from '../lists/bulk-texts';
import { createKept, useKept, useWatching } from '../lists/kept';
import type { Progress } from '../lists/ProgressBar';
import { sentence } from '../lists/list-texts';
import { saveFile } from '../lists/save-file';
import { sayEnd } from '../lists/say-end';
import { backToSubscribers, newsletterAdminTexts as texts, subscriberNoun } from './newsletter-texts';

type Asked = { body: SubscriberExport; total: number };

/** The export as a file of the browser's, with progress, a way to stop, and what became of one that failed. */
export type SubscriberExporting = {
  isRunning: boolean;
  progress: Progress | null;
  /** Why there is no file; null unless the last export failed. */
  failure: string | null;
  start: (asked: Asked) => void;
  retry: () => void;
  dismiss: () => void;
};

type State = { progress: Progress | null; failed: { asked: Asked; why: string } | null };

/** One for the tab: it goes on while another page or another screen is open. */
const kept = createKept<State>({ progress: null, failed: null }, backToSubscribers);

async function run(asked: Asked): Promise<void> {
  const { body, total } = asked;
  const own = kept.own();
  const stopping = new AbortController();
  // What one person asked for is not saved while another is signed in here.
  const forget = onPresence(() => own.isHere() || stopping.abort());
  const show = (rows: number) => {
    const done = Math.min(rows, total);
    const text = progressText(done, total, { doing: texts.exporting, noun: subscriberNoun });
    own.set({ progress: { text, done, total, onStop: () => stopping.abort() }, failed: null });
  };
  show(0);
  let failed: State['failed'] = null;
  try {
    saveFile(await exportSubscribers(body, { signal: stopping.signal, onRows: show }), 'newsletter-subscribers');
    sayEnd(kept, own, { kind: 'success', text: texts.exported });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (stopping.signal.aborted) sayEnd(kept, own, { kind: 'error', text: texts.exportStopped });
    else {
      failed = { asked, why: error.message };
      sayEnd(kept, own, { kind: 'error', text: `${sentence(texts.exportFailed)} ${failed.why}`, isShown: true });
    }
  } finally {
    forget();
    own.set({ progress: null, failed });
  }
}

/** The export of subscribers, as far as it is. Only a whole file is saved (A16). */
export function useSubscriberExport(): SubscriberExporting {
  const { progress, failed } = useKept(kept);
  useWatching(kept);
  return {
    isRunning: progress !== null,
    progress,
    failure: failed?.why ?? null,
    start: (asked) => void run(asked),
    retry: () => failed && void run(failed.asked),
    dismiss: () => kept.own().set({ progress, failed: null }),
  };
}
