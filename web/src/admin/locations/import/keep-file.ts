import type { ExportedFile } from '../../../shared/api/station-files';

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function keepFile({ blob, name }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes it over within this task; by the next one the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
