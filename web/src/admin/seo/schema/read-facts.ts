import { readDocument } from '../../../shared/api/read-document';

/** The JSON-LD of the home page, in lines. Throws when it cannot be read. */
export async function readFacts(): Promise<string> {
  const page = await readDocument('/');
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const facts: unknown[] = blocks.map(({ textContent }) => JSON.parse(textContent ?? 'null'));
  return JSON.stringify(facts, null, 2);
}
