import { libraryTexts, type MediaCategory } from '@apoti/contract';
import { useState } from 'react';
import { adminToast } from '../../../shared/ui/toast';
import { refusalOf } from '../../library/uploads/refusal';
import { uploads } from '../../library/uploads/uploads';

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

let nextKey = 1;

/** What stands in the upload dialog. New files go to the folder that is open (`here`) unless another one is chosen. */
export function useStaged(here: number | null): Staged {
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [category, setCategory] = useState<'' | MediaCategory>('');
  const folder = chosen === undefined ? here : chosen;
  return {
    files,
    isOpen,
    folder,
    category,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // What was refused has been read by now.
      setFiles((now) => now.filter(({ refusal }) => refusal === undefined));
    },
    take: (taken) => {
      setFiles((now) => [...now, ...taken.map((file) => stage(file))]);
      setOpen(true);
    },
    remove: (key) => setFiles((now) => now.filter((each) => each.key !== key)),
    describe: (key, alt) => setFiles((now) => now.map((each) => (each.key === key ? { ...each, alt } : each))),
    choose: (choice) => {
      if (choice.folder !== undefined) setChosen(choice.folder);
      if (choice.category !== undefined) setCategory(choice.category);
    },
    send: () => {
      if (files.length === 0) {
        adminToast.error(libraryTexts.noFiles);
        return;
      }
      if (files.every(({ refusal }) => refusal !== undefined)) {
        adminToast.error(files[0]?.refusal ?? libraryTexts.uploadFailed);
        return;
      }
      const fields = { folder: folder === null ? '' : String(folder), category, copy: '' } as const;
      uploads.add(
        files.map(({ file, alt, refusal }) => ({
          ...{ file, fields: { ...fields, alt: alt.trim() }, replaces: null },
          ...(refusal === undefined ? {} : { refusal }),
        })),
      );
      setFiles([]);
      setOpen(false);
      setChosen(undefined);
    },
  };
}

function stage(file: File): StagedFile {
  return { key: nextKey++, file, alt: '', refusal: refusalOf(file) };
}
