import { nameIds } from './names';
import type { Sql } from './sql';
import { visitsOf, type Sign } from './visits';

/** Between the two pages of a way's name: no address has it. */
const TO = '\n';
const OTHER_WAYS = '(other)';

/** What one visitor did: what is stored of it, and what is new. */
export type Doings = { before: readonly Sign[]; fresh: readonly Sign[] };

/**
 * Gives new views the way that led to them: the page that was seen before in the same visit (A18, userJourney). It stays with the
 * view: what comes in late between the two does not change it.
 */
export async function nameJourneys(sql: Sql, day: number, visitors: readonly Doings[]): Promise<void> {
  const ways = visitors.flatMap(waysOf);
  const wanted = new Set(ways.map(({ text }) => text));
  const journey = await nameIds(sql, { kind: 'journey', day, wanted, other: OTHER_WAYS });
  for (const { view, text } of ways) view.name = { id: journey(text), text };
}

function waysOf({ before, fresh }: Doings): { view: Sign; text: string }[] {
  if (!fresh.some(({ journey }) => journey)) return [];
  return visitsOf([...before, ...fresh]).flatMap(({ signs }) => {
    const views = signs.filter(({ kind }) => kind === 'view');
    return views.flatMap((view, place) => {
      const from = views[place - 1]?.page.text;
      const isWay = view.journey === true && from !== undefined && from !== view.page.text;
      return isWay ? [{ view, text: `${from}${TO}${view.page.text}` }] : [];
    });
  });
}

/** The two pages of a way; null for those that are not told apart. */
export function pagesOfWay(text: string): { from: string; to: string } | null {
  const [from = '', to] = text.split(TO);
  return to === undefined ? null : { from, to };
}
