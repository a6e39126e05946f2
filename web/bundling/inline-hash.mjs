import { createHash } from 'node:crypto';

/** What the content security policy knows a text by that stands in a document itself. */
export const inlineHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
