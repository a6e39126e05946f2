import type { CmsAlert } from '@apoti/contract';
import { lossCauses, type LossCause, type Spell } from '../measuring/losses';
import type { SpoolTrouble } from '../measuring/spool';
import { momentText } from './moment-text';

/** A store that is away for less, in ms, is being restarted or upgraded: nobody has to do anything. */
export const LONG_MS = 15 * 60_000;
/** Part of the room from which on people are told, and up to which it is over. */
const NEARLY_FULL = 0.75;
const ROOMY = 0.5;
const MB = 1024 * 1024;

/** What is known at a look. `oldBefore`: at the look before the oldest waited for long, too. */
export type MeasuringFacts = { now: number; trouble: SpoolTrouble; spell: Spell | null; oldBefore: boolean };

/** The keys of its alerts: each is told once in the quiet time of alerts, whichever spell it is about. */
export const measuringKeys = { waiting: 'visits-waiting', room: 'visits-no-room', lost: 'visits-lost' } as const;

const megabytes = (bytes: number) => (bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0);
const sum = (lost: Record<LossCause, number>) => lossCauses.reduce((all, cause) => all + lost[cause], 0);
const reasons: Record<LossCause, string> = {
  room: 'too much waited to be counted, and the oldest was dropped',
  disk: 'the web server’s disk could not be written',
  refused: 'the content service refused it',
};

/** Whether the oldest that waits has waited for long; one that a clock has dated later says nothing. */
export function isOld({ oldest }: SpoolTrouble, now: number): boolean {
  return oldest !== null && now - oldest >= LONG_MS;
}

/** What is wrong with the measuring of visits. */
export function judgeMeasuring(facts: MeasuringFacts): CmsAlert[] {
  return [waiting(facts), noRoom(facts.trouble), lost(facts)].filter((alert) => alert !== null);
}

function waiting({ now, trouble, oldBefore }: MeasuringFacts): CmsAlert | null {
  const { failingFor, oldest, bytes, maxBytes } = trouble;
  // By the clock alone it needs two looks: it may have been set.
  const isOldTwice = isOld(trouble, now) && (oldBefore || failingFor > 0);
  if (failingFor < LONG_MS && !isOldTwice) return null;
  const since = Math.min(now - failingFor, isOldTwice && oldest !== null ? oldest : now);
  return {
    key: measuringKeys.waiting,
    title: 'Visits are not counted',
    text: [
      `Since ${momentText(since)} no visits could be counted: their store, or the content service, does not take them.`,
      `They wait on the web server’s disk (${megabytes(bytes)} of ${megabytes(maxBytes)} MB) and are counted later.`,
      'The servers’ logs say why.',
    ].join(' '),
  };
}

function noRoom({ bytes, maxBytes }: SpoolTrouble): CmsAlert | null {
  if (bytes < maxBytes * NEARLY_FULL) return null;
  const text = [
    `Visits that wait to be counted take ${megabytes(bytes)} of the ${megabytes(maxBytes)} MB that they may.`,
    'When all of it is taken the oldest are dropped.',
  ].join(' ');
  return { key: measuringKeys.room, title: 'There is little room left for visits', text };
}

function lost({ now, spell }: MeasuringFacts): CmsAlert | null {
  if (spell === null || spell.lastLoss === null) return null;
  const isOver = Math.abs(now - spell.lastLoss) >= LONG_MS;
  if (isOver && spell.told.has(measuringKeys.lost)) return null;
  return { key: measuringKeys.lost, title: 'Visits were lost', text: `${lostText(spell)}.` };
}

function lostText({ since, lost: counts }: Spell): string {
  const why = lossCauses.filter((cause) => counts[cause] > 0).map((cause) => reasons[cause]);
  const count = sum(counts);
  const things = `${count.toLocaleString('en-GB')} ${count === 1 ? 'thing' : 'things'} that visitors did`;
  const verb = count === 1 ? 'is' : 'are';
  return `${things} since ${momentText(since)} ${verb} in no figure, because ${why.join(', and ')}`;
}

/** Whether nothing has been wrong for long enough to say so. */
export function isMeasuringWell({ now, trouble, spell }: MeasuringFacts): boolean {
  const { failingFor, bytes, maxBytes } = trouble;
  const isLosing = spell?.lastLoss !== null && spell !== null && Math.abs(now - spell.lastLoss) < LONG_MS;
  return failingFor === 0 && !isOld(trouble, now) && bytes <= maxBytes * ROOMY && !isLosing;
}

/** What people are told who were told of the trouble. Its key names the spell: it is told as seldom as that. */
export function recovered(spell: Spell, now: number): CmsAlert {
  const end = sum(spell.lost) === 0 ? 'Nothing was lost' : lostText(spell);
  return {
    key: `visits-counted-again ${new Date(spell.since).toISOString()}`,
    title: 'Visits are counted again',
    text: `On ${momentText(now)} nothing was wrong any more. ${end}.`,
  };
}
