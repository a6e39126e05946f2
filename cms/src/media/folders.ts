/**
 * Where files are: served ones in the uploads folder itself; in its hidden folders those that are about to be put there and
 * those in the trash. One tree, on the disk as in an object store.
 */
export type Place = 'served' | 'staging' | 'trash';

/** The folder of each place, below that of the uploads. */
export const folderNames: Readonly<Record<Place, string>> = { served: '', staging: '.staging', trash: '.trash' };
