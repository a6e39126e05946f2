import { libraryTexts, type LibraryBulk, type LibraryFile, type librarySorts } from '@apoti/contract';
import { momentText } from '../../shared/lib/moment-text';
import type { BulkWords } from '../lists/bulk-texts';
import { countText } from '../lists/list-texts';
import { fileNoun } from '../library/file-texts';
import type { View } from './media-address';

/** What is done to files. */
export type FileAction = LibraryBulk['action'];

/** What is said of it. */
export const fileWords: BulkWords<FileAction> = {
  noun: fileNoun,
  did: {
    trash: 'moved to trash',
    restore: 'restored',
    delete: 'permanently deleted',
    move: 'moved',
    category: 'filed under another category',
  },
  doing: {
    trash: 'Moving to trash',
    restore: 'Restoring',
    delete: 'Deleting',
    move: 'Moving',
    category: 'Changing the category',
  },
  oneDone: {
    trash: libraryTexts.trashed,
    restore: libraryTexts.restored,
    delete: libraryTexts.deleted,
    category: libraryTexts.saved,
  },
};

/** Texts of the media library's screen. */
export const mediaTexts = {
  title: 'Media Library',
  tabs: { active: 'Media Library', trash: 'Trash' },
  upload: 'Upload files',
  placements: 'Placements',
  placementsNote: 'The places of the site and the back-office that show a file by themselves. Each has one file.',
  placementsFailed: 'The placements cannot be loaded',
  nothingPlaced: 'Nothing is placed here',
  newFolder: 'New folder',
  emptyTrash: 'Empty trash',
  noneYet: 'No files yet',
  noneYetNote: 'Upload pictures, videos, audio and documents, or drop them anywhere on this screen.',
  emptyFolder: 'This folder is empty',
  emptyFolderNote: 'Drop files here, or move some from another folder.',
  noFolder: 'There is no such folder',
  trashedPreview: 'It is shown again once it is restored.',
  trashEmpty: 'The trash is empty',
  noneFound: 'No files found',
  clear: 'Clear filters',
  selectPage: 'Select all files on this page',
  deleteSelected: 'Delete selected',
  listFailed: 'The files cannot be loaded',
  refreshFailed: 'The list could not be loaded anew',
  keptList: 'Shown is the last list that was loaded.',
  copyFailed: 'The URL could not be copied. It stands in the file’s details.',
  drop: 'Drop files to upload them',
  foldersFailed: 'The folders cannot be loaded',
  /** Behind the reason where no answer came. */
  unsure: 'It may have been done all the same: look before you try again.',
  stopEmptying: 'Stop',
} as const;

/** What the views are called. */
export const viewNames: Record<View, string> = { folder: 'Folders', grid: 'Grid', list: 'List' };

/** The orders of the list; in the trash the day counts at which a file went there. */
export const sortNames: Record<(typeof librarySorts)[number], string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  '-size': 'Largest first',
  size: 'Smallest first',
};

/** How long a file in the trash still has. */
export function daysLeftText(days: number | null): string {
  if (days === null) return '';
  if (days < 1) return 'Deleted within a day';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

/** When a file went to the trash; empty for one that is not there. */
export function deletedText({ deleted }: Pick<LibraryFile, 'deleted'>): string {
  return deleted === null ? '' : momentText(Date.parse(deleted));
}

/** In how many places a file is used. */
export function usedText(count: number): string {
  return count === 0 ? 'Not used' : `Used in ${count} ${count === 1 ? 'place' : 'places'}`;
}

/** What is gone by now while the trash is emptied; behind why it was not emptied. */
export function goneText(deleted: number): string {
  return `${countText(deleted, fileNoun)} ${deleted === 1 ? 'was' : 'were'} deleted before.`;
}

/** What became of a trash that a person stopped emptying. */
export function stoppedEmptyingText(deleted: number): string {
  return `Stopped: ${countText(deleted, fileNoun)} permanently deleted. The others are still in the trash.`;
}
