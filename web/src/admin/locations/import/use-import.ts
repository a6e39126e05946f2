import { ApiError, importTexts, MAX_IMPORT_BYTES, type StationCheck, type StationImported } from '@apoti/contract';
import { useRef, useState } from 'react';
import { checkStations, importStations } from '../../../shared/api/station-files';
import { refreshStations } from '../../../shared/api/stations';
import { texts } from './import-texts';

/** How far an import has come. */
export type ImportStep =
  | { at: 'start' }
  | { at: 'checking'; file: File }
  /** `moved`: the locations changed after an earlier check of the same file. */
  | { at: 'checked'; file: File; check: StationCheck; moved: boolean }
  | { at: 'importing'; file: File; check: StationCheck }
  | { at: 'done'; file: File; result: StationImported }
  | { at: 'failed'; file: File; message: string };

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : texts.failed;
}

/** An import of a file: checked first, and written only when the person has seen what it does. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'start' });
  /** The file that counts: another one may be chosen while one is checked. */
  const current = useRef<File | null>(null);
  const show = (file: File, next: ImportStep) => {
    if (current.current === file) setStep(next);
  };
  const check = async (file: File, moved = false) => {
    current.current = file;
    if (file.size > MAX_IMPORT_BYTES) {
      setStep({ at: 'failed', file, message: `${importTexts.tooLarge}.` });
      return;
    }
    setStep({ at: 'checking', file });
    try {
      show(file, { at: 'checked', file, check: await checkStations(file), moved });
    } catch (error) {
      show(file, { at: 'failed', file, message: messageOf(error) });
    }
  };
  const apply = async (file: File, checked: StationCheck) => {
    setStep({ at: 'importing', file, check: checked });
    try {
      const result = await importStations(file, checked.revision);
      show(file, { at: 'done', file, result });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await check(file, true);
      else if (error instanceof ApiError && error.code === 'unavailable') {
        show(file, { at: 'failed', file, message: `${error.message}. ${texts.unsure}`.replace('..', '.') });
      } else show(file, { at: 'failed', file, message: messageOf(error) });
    }
    await refreshStations();
  };
  return { step, check, apply };
}
