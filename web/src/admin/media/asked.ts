import type { LibraryCounts, LibraryFile, LibraryFolder, Placement } from '@apoti/contract';
import type { Chosen } from './use-file-bulk';

/** What the screen asks a person before it is done. */
export type Asked =
  | { what: 'trash' | 'delete' | 'move' | 'category'; files: readonly Chosen[]; folder?: number | null }
  /** `to` is what it was chosen for; null: it leaves its place. */
  | { what: 'placement'; file: LibraryFile; to?: Placement | null }
  | { what: 'make-folder' }
  | { what: 'rename-folder' | 'move-folder' | 'delete-folder'; folder: LibraryFolder }
  | { what: 'empty'; counts: Pick<LibraryCounts, 'trash' | 'trashUpTo'> };

/** What the pieces of the screen let a person do. */
export type MediaActions = {
  ask: (asked: Asked) => void;
  /** Done at once, since it takes nothing away. */
  restore: (files: readonly Chosen[]) => void;
  move: (files: readonly Chosen[], folder: number | null) => void;
  moveFolder: (folder: number, parent: number | null) => void;
  copyUrl: (file: LibraryFile) => void;
  /** Something is being done: nothing else can be. */
  isBusy: boolean;
};
