/** A file that is a disk with an empty file system on it. Gives what went wrong. */
export function makeImage(image: string, megabytes: number): string | null;

/** Gives what went wrong. */
export function mountImage(image: string, folder: string): string | null;

/** Gives what went wrong. */
export function unmount(folder: string): string | null;

/** Whether a disk can be had here whose power is cut. */
export function canCutPower(): boolean;
