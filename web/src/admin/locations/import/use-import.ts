import { ApiError, importTexts, MAX_IMPORT_BYTES, type ImportStep as Told, type StationCheck } from '@apoti/contract';
import { useEffect } from 'react';
import { checkStations, importStations } from '../../../shared/api/station-files';
import { refreshStations } from '../../../shared/api/stations';
import { createKept, useKept, useWatching, type Own } from '../../lists/kept';
import { sentence } from '../../lists/list-texts';
import { sayEnd } from '../../lists/say-end';
import { LOCATIONS_PATH } from '../location-entries';
import { doneText, texts } from './import-texts';
import { isText } from './is-text';

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
const kept = createKept<ImportStep>({ at: 'start' }, { to: `${LOCATIONS_PATH}/import`, label: 'Back to the import' });

type Mine = Own<ImportStep>;

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : texts.failed;
}

function checked(file: File, moved: boolean): Promise<ImportStep> {
  return checkStations(file).then(
    (check) => ({ at: 'checked', file, check, moved }),
    (error: unknown) => ({ at: 'failed', file, message: messageOf(error) }),
  );
}

/** Of a file that is too large: a picture with the name of a table is told as such, for a smaller one would not help. */
async function refusal(file: File): Promise<ImportStep> {
  const message = (await isText(file)) ? `${importTexts.tooLarge}.` : importTexts.unreadable;
  return { at: 'failed', file, message };
}

async function check(mine: Mine, file: File, moved = false): Promise<void> {
  const step: ImportStep = { at: 'checking', file };
  mine.set(step);
  const next = file.size > MAX_IMPORT_BYTES ? await refusal(file) : await checked(file, moved);
  // Another file may have been chosen meanwhile.
  if (mine.get() === step) mine.set(next);
}

function fail(mine: Mine, file: File, message: string): void {
  mine.set({ at: 'failed', file, message });
  sayEnd(kept, mine, { kind: 'error', text: message, isShown: true });
}

function end(mine: Mine, { file, told, why }: { file: File; told: Told; why: string | null }): void {
  mine.set({ at: 'done', file, told, why });
  const isAll = why === null && told.failed.length === 0;
  const text = isAll ? doneText(told) : `${texts.notAll} ${doneText(told)}`;
  sayEnd(kept, mine, { kind: isAll ? 'success' : 'error', text, isShown: true });
}

async function apply(mine: Mine, file: File, checked: StationCheck): Promise<void> {
  const stopping = new AbortController();
  let told: Told | null = null;
  const show = () => mine.set({ at: 'importing', file, check: checked, told, onStop: () => stopping.abort() });
  const onStep = (step: Told) => {
    told = step;
    show();
  };
  show();
  try {
    const last = await importStations(file, { revision: checked.revision, signal: stopping.signal, onStep });
    end(mine, { file, told: last, why: last.error ?? null });
  } catch (error) {
    const known: Told | null = told;
    const isStopped = stopping.signal.aborted;
    if (known !== null) end(mine, { file, told: known, why: isStopped ? texts.stopped : messageOf(error) });
    else if (isStopped) fail(mine, file, `${texts.stopped} ${texts.unsure}`);
    else if (error instanceof ApiError && error.code === 'conflict') {
      sayEnd(kept, mine, { kind: 'error', text: `${texts.moved} ${texts.nothingYet}`, isShown: true });
      await check(mine, file, true);
    } else if (error instanceof ApiError && error.code === 'unavailable')
      fail(mine, file, `${sentence(messageOf(error))} ${texts.unsure}`);
    else fail(mine, file, messageOf(error));
  }
  await refreshStations();
}

/** An import of a file: checked first, and written only when the person has seen what it does. */
export function useImport() {
  const step = useKept(kept);
  useWatching(kept);
  useEffect(
    () => () => {
      // What has come to an end and was seen begins anew; a file that waits for her does so.
      const { at } = kept.own().get();
      if (at === 'done' || at === 'failed') kept.own().set({ at: 'start' });
    },
    [],
  );
  return {
    step,
    check: (file: File) => check(kept.own(), file),
    apply: (file: File, checked: StationCheck) => apply(kept.own(), file, checked),
  };
}
