import { libraryTexts, type MediaCategory } from '@apoti/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { adminToast } from '../../../shared/ui/toast';
import { noteAtRisk } from '../../form/at-risk';
import { refusalOf } from '../../library/uploads/refusal';
import { uploads } from '../../library/uploads/uploads';
import { altFault } from './alt-fault';

/** A file that was chosen and is not sent yet. */
export type StagedFile = { key: number; file: File; alt: string; refusal: string | undefined };

/** Files that were chosen, dropped or pasted, until they are sent. */
export type Staged = {
  files: readonly StagedFile[];
  isOpen: boolean;
  folder: number | null;
  category: '' | MediaCategory;
  open: () => void;
  /** Hides them; those that can be sent are there again when the dialog is opened next. */
  close: () => void;
  take: (files: readonly File[]) => void;
  remove: (key: number) => void;
  describe: (key: number, alt: string) => void;
  choose: (choice: { folder?: number | null; category?: '' | MediaCategory }) => void;
  /** Sends those that may be sent, and lists the others with them; where none may, they stay, with why. */
  send: () => void;
};

/** What stands in the dialog; without a `folder` that was chosen, new files go to the one that is open. */
type Stage = {
  files: readonly StagedFile[];
  isOpen: boolean;
  folder: number | null | undefined;
  category: '' | MediaCategory;
};

const empty: Stage = { files: [], isOpen: false, folder: undefined, category: '' };
/** By person: they outlive the screen, so that a look at another one costs no alt text. */
const stages = new Map<number, Stage>();
const listeners = new Set<() => void>();
let nextKey = 1;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stageOf = (person: number) => stages.get(person) ?? empty;

function change(person: number, fields: Partial<Stage>): void {
  stages.set(person, { ...stageOf(person), ...fields });
  // Files cannot be kept in the browser.
  noteAtRisk(
    stages,
    [...stages.values()].some(({ files }) => files.length > 0),
  );
  for (const listener of listeners) listener();
}

/** What stands in the upload dialog. New files go to the folder that is open (`here`) unless another one is chosen. */
export function useStaged(person: number, here: number | null): Staged {
  const { files, isOpen, category, ...stage } = useSyncExternalStore(subscribe, () => stageOf(person));
  const folder = stage.folder === undefined ? here : stage.folder;
  useEffect(
    // With nothing in it, it is not open when the person comes back.
    () => () => {
      if (stageOf(person).files.length === 0) stages.delete(person);
    },
    [person],
  );
  const setFiles = (next: (now: Stage['files']) => Stage['files'], fields: Partial<Stage> = {}) =>
    change(person, { files: next(stageOf(person).files), ...fields });
  return {
    files,
    isOpen,
    folder,
    category,
    open: () => change(person, { isOpen: true }),
    // What was refused has been read by now.
    close: () => setFiles((now) => now.filter(({ refusal }) => refusal === undefined), { isOpen: false }),
    take: (taken) => setFiles((now) => [...now, ...taken.map((file) => stageFile(file))], { isOpen: true }),
    remove: (key) => setFiles((now) => now.filter((each) => each.key !== key)),
    describe: (key, alt) => setFiles((now) => now.map((each) => (each.key === key ? { ...each, alt } : each))),
    choose: (choice) => change(person, choice),
    send: () => {
      if (files.length === 0) {
        adminToast.error(libraryTexts.noFiles);
        return;
      }
      if (files.every(({ refusal }) => refusal !== undefined)) {
        adminToast.error(files[0]?.refusal ?? libraryTexts.uploadFailed);
        return;
      }
      const fault = files.map(({ alt, refusal }) => (refusal === undefined ? altFault(alt) : undefined)).find(Boolean);
      if (fault !== undefined) {
        adminToast.error(fault);
        return;
      }
      const fields = { folder: folder === null ? '' : String(folder), category, copy: '' } as const;
      uploads.add(
        files.map(({ file, alt, refusal }) => ({
          ...{ file, fields: { ...fields, alt: alt.trim() }, replaces: null },
          ...(refusal === undefined ? {} : { refusal }),
        })),
      );
      change(person, { files: [], isOpen: false, folder: undefined });
    },
  };
}

function stageFile(file: File): StagedFile {
  return { key: nextKey++, file, alt: '', refusal: refusalOf(file) };
}
