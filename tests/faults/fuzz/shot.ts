import type { Call } from '@apoti/contract/calls/call';

/** One request of the fuzz, as it goes over the line. */
export type Shot = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Who sends it: somebody without a session, or the admin. */
  as: 'visitor' | 'admin';
  /** The calls of the wire that are meant; none for pages, forms and made-up addresses. */
  calls: readonly Call[];
};

/** What came back. */
export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** A shot for a person's eyes, short, with what is needed to see it again. */
export function tell({ method, path, headers, body, as }: Shot): string {
  const sent = body === undefined ? '' : ` ${JSON.stringify(body.toString().slice(0, 300))}`;
  return `${as} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${sent}`;
}
