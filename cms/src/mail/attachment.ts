import { z } from 'zod';
import { asOneLine } from './one-line';

/** Largest file that goes with a mail, in bytes: rows of the queue stay small, and mail servers take it. */
export const MAX_ATTACHMENT_BYTES = 2 * 1024 * 1024;

/** A file that goes with a mail. */
export type Attachment = { name: string; type: string; content: Buffer };

/** As it is stored with the mail's row: there while the mail is, and gone with it. */
const stored = z.object({ name: z.string(), type: z.string(), content: z.base64() });

/** @throws Error where it is too large: whoever makes one says so in the mail instead */
export function storeAttachment({ name, type, content }: Attachment): string {
  if (content.length > MAX_ATTACHMENT_BYTES) {
    throw new Error(`A file of ${content.length} bytes is too large to be mailed`);
  }
  return JSON.stringify({ name: asOneLine(name), type, content: content.toString('base64') });
}

/** The file of a row; null where it has none. */
export function readAttachment(value: unknown): Attachment | null {
  if (typeof value !== 'string' || value === '') return null;
  const { name, type, content } = stored.parse(JSON.parse(value));
  return { name, type, content: Buffer.from(content, 'base64') };
}
