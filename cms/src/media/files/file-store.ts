import type { ObjectStore } from '@apoti/contract/object-store/object-store';
import type { Place } from '../folders';

/** A file: the place that it is in, and its name there. */
export type At = readonly [place: Place, name: string];

/**
 * Where a program of its own reads one file of the store and writes others: on the disk, until it is closed. What it reads stays the same,
 * whatever is put in the place of the file; it is not there where the file was not.
 */
export type Workplace = {
  source: string;
  /** Where it writes what is to be a file of the store. */
  pathOf(at: At): string;
  /** Takes into the store what was written for it; nothing where nothing was. */
  take(at: At): Promise<void>;
  close(): Promise<void>;
};

/** Keeps the files of the media library: on the disk, or in an object store that several machines share. */
export interface FileStore {
  /** So many files may be moved at once. */
  readonly atOnce: number;
  /** The object store that they are in; there a file lies in two places for a moment while it moves. Null: the disk. */
  readonly objects: ObjectStore | null;
  /** Makes places that are not there yet. */
  prepare(): Promise<void>;
  /** Makes what was done in these places last through a loss of power. */
  settle(places: readonly Place[]): Promise<void>;
  /** Writes bytes, or a copy of a file of the disk; there for good when it resolves. */
  write(at: At, content: Buffer | string): Promise<void>;
  isThere(at: At): Promise<boolean>;
  /** Moves a file over what is there; false when it is not where it should be. */
  move(from: At, to: At): Promise<boolean>;
  /** Removes a file, if it is there. */
  remove(at: At): Promise<void>;
  /** The names of the files of a place, folders left out. */
  list(place: Place): Promise<string[]>;
  /** When a file was put where it is, in ms; null when it is not there. */
  modified(at: At): Promise<number | null>;
  /** SHA-256 of a file, in hexadecimal. */
  hash(at: At): Promise<string>;
  workplace(source: At): Promise<Workplace>;
  /** What people call a place. */
  nameOf(place: Place): string;
}
