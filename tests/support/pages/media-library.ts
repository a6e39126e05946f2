import type { Locator, Page } from 'playwright/test';
import { BackOffice } from './back-office';

/** A file to be given to the browser. */
export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** The back-office's media library. */
export class MediaLibrary extends BackOffice {
  /** How many files were found. */
  readonly found: Locator;
  readonly folders: Locator;
  readonly files: Locator;
  /** The topmost question or form. */
  readonly dialog: Locator;
  readonly uploads: Locator;
  readonly bar: Locator;

  constructor(page: Page) {
    super(page);
    this.found = page.getByRole('status').filter({ hasText: /^[\d,–]+( of [\d,]+)? files?$/ });
    this.folders = page.getByRole('list', { name: 'Folders' });
    this.files = page.getByRole('list', { name: 'Files' });
    this.dialog = page.locator('dialog[open]').last();
    this.uploads = page.getByRole('region', { name: 'Uploads' });
    this.bar = page.getByRole('group', { name: 'Selected files' });
  }

  /** A file of the list, by its name. */
  file(name: string): Locator {
    // Its whole name: others may end alike.
    return this.files.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  select(name: string): Promise<void> {
    return this.page.getByRole('checkbox', { name: `Select: ${name}` }).check();
  }

  /** A button of the topmost dialog. */
  answer(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** What the menu of a file or folder offers. */
  async choose(of: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions: ${of}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Chooses files in the upload dialog. */
  async stage(files: GivenFile[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Upload files' }).first().click();
    await this.dialog.locator('input[type=file]').setInputFiles(files);
  }

  /** Drops or pastes a file as a browser does. */
  async give(how: 'drop' | 'paste', { name, mimeType, buffer }: GivenFile): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).evaluate(
      (target, { type, file }) => {
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        );
      },
      { type: how, file: { name, mimeType, base64: buffer.toString('base64') } },
    );
  }

  /** Gives the file whose details are open another content. */
  replace(file: GivenFile): Promise<void> {
    return this.dialog.locator('label', { hasText: 'Replace file' }).locator('input').setInputFiles(file);
  }

  /** Opens the details of a file in the list. */
  async details(name: string): Promise<void> {
    await this.files.getByRole('link', { name }).click();
    await this.dialog.getByRole('heading', { name: 'Used in' }).waitFor();
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}
