import { ApiError, importTexts, MAX_IMPORT_BYTES, type ImportStep as Told, type StationCheck } from '@apoti/contract';
import { useEffect } from 'react';
import { checkStations, importStations } from '../../../shared/api/station-files';
import { refreshStations } from '../../../shared/api/stations';
import { adminToast } from '../../../shared/ui/toast';
import { createKept, useKept } from '../../lists/kept';
import { doneText, texts } from './import-texts';

/** How far an import has come. */
export type ImportStep =
  | { at: 'start' }
  | { at: 'checking'; file: File }
  /** `moved`: the locations changed after an earlier check of the same file. */
  | { at: 'checked'; file: File; check: StationCheck; moved: boolean }
  | { at: 'importing'; file: File; check: StationCheck; told: Told | null; onStop: () => void }
  /** `why` it went no further; null when all of it is done. */
  | { at: 'done'; file: File; told: Told; why: string | null }
  | { at: 'failed'; file: File; message: string };

/** One for the tab: an import goes on while another screen is open. */
const kept = createKept<ImportStep>({ at: 'start' });

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : texts.failed;
}

async function check(file: File, moved = false): Promise<void> {
  if (file.size > MAX_IMPORT_BYTES) return kept.set({ at: 'failed', file, message: `${importTexts.tooLarge}.` });
  const mine: ImportStep = { at: 'checking', file };
  kept.set(mine);
  const next = await checkStations(file).then(
    (found): ImportStep => ({ at: 'checked', file, check: found, moved }),
    (error: unknown): ImportStep => ({ at: 'failed', file, message: messageOf(error) }),
  );
  // Another file may have been chosen meanwhile.
  if (kept.get() === mine) kept.set(next);
}

/** Screens that show it. */
let watching = 0;

function end(file: File, told: Told, why: string | null): void {
  kept.set({ at: 'done', file, told, why });
  // Only who has gone on to another screen does not see it anyway.
  if (watching > 0) return;
  if (why === null && told.failed.length === 0) adminToast.success(doneText(told));
  else adminToast.error(`${texts.notAll} ${doneText(told)}`);
}

async function apply(file: File, checked: StationCheck): Promise<void> {
  const stopping = new AbortController();
  let told: Told | null = null;
  const show = () => kept.set({ at: 'importing', file, check: checked, told, onStop: () => stopping.abort() });
  const onStep = (step: Told) => {
    told = step;
    show();
  };
  show();
  try {
    const last = await importStations(file, { revision: checked.revision, signal: stopping.signal, onStep });
    end(file, last, last.error ?? null);
  } catch (error) {
    const known: Told | null = told;
    if (stopping.signal.aborted) {
      if (known === null) kept.set({ at: 'failed', file, message: `${texts.stopped} ${texts.unsure}` });
      else end(file, known, texts.stopped);
    } else if (known !== null) end(file, known, messageOf(error));
    else if (error instanceof ApiError && error.code === 'conflict') await check(file, true);
    else if (error instanceof ApiError && error.code === 'unavailable') {
      kept.set({ at: 'failed', file, message: `${messageOf(error).replace(/\.$/, '')}. ${texts.unsure}` });
    } else kept.set({ at: 'failed', file, message: messageOf(error) });
  }
  await refreshStations();
}

/** An import of a file: checked first, and written only when the person has seen what it does. */
export function useImport() {
  const step = useKept(kept);
  // What is left begins anew, unless it is still going on.
  useEffect(() => {
    watching += 1;
    return () => {
      watching -= 1;
      if (kept.get().at !== 'importing') kept.set({ at: 'start' });
    };
  }, []);
  return { step, check, apply };
}
