/** A file of the disk that is sent: its name in its folder. */
export type SentFile = { root: string; name: string };

/** The uploaded files as visitors get them; the CMS alone changes them. Names are those of a folder without folders. */
export interface StoredFiles {
  /** Where sent files lie as they are called; null where each has to be found first. */
  readonly root: string | null;
  /** Whether it is known that a file is not there. */
  isGone(name: string): Promise<boolean>;
  isThere(name: string): Promise<boolean>;
  /** A file to be sent; null when there is none. @throws ApiError `unavailable` where nobody can say */
  find(name: string): Promise<SentFile | null>;
  /** A file of the trash, for whoever may see it; null when there is none. @throws ApiError `unavailable` */
  readTrashed(name: string): Promise<Buffer | null>;
  close(): Promise<void>;
}
