/** Something about backups that a person is told as it is. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupProblem';
  }
}

const texts: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EROFS: 'The data folder cannot be written.',
  EACCES: 'The data folder cannot be written.',
  EPERM: 'The data folder cannot be written.',
};

/** What is said of a failure: its own words where they are for people. */
export function problemText(error: unknown): string {
  if (error instanceof BackupProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return texts[code] ?? 'Something went wrong on the server; its log says what.';
}
