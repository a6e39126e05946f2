import { z } from 'zod';

/** Which view of the content a client holds: everything, or what visitors see (hidden items are missing). */
export type View = 'full' | 'public';

/** What a reply was read from: `<epoch>.<number>`, with `-public` in a visitor's view (design: writing). */
export type Revision = { epoch: string; number: number; view: View };

const FORM = /^([A-Za-z0-9]{1,32})\.(\d{1,15})(-public)?$/;

/** The wire's text for a revision. */
export function formatRevision({ epoch, number, view }: Revision): string {
  return `${epoch}.${number}${view === 'public' ? '-public' : ''}`;
}

/** Reads the wire's text; null when it is not a revision. An ETag's quotes and weak mark are accepted (If-Match). */
export function parseRevision(value: string): Revision | null {
  const match = FORM.exec(value.replace(/^W\//, '').replaceAll('"', ''));
  if (!match) return null;
  const [, epoch, number, isPublic] = match;
  if (epoch === undefined || number === undefined) return null;
  return { epoch, number: Number(number), view: isPublic === undefined ? 'full' : 'public' };
}

/** A revision as it stands in a JSON body. */
export const revisionText = z.string().refine((value) => parseRevision(value) !== null, 'is not a revision');
