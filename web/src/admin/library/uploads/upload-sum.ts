import { libraryTexts } from '@apoti/contract';
import { countText } from '../../lists/list-texts';
import { fileNoun } from '../file-texts';
import { isOver, type QueuedUpload } from './upload-queue';

/** What became of an upload, each in one way only; those that need the person come first. */
const outcomes = ['asked', 'failed', 'refused', 'there', 'under way', 'cancelled', 'replaced', 'uploaded'] as const;
type Outcome = (typeof outcomes)[number];

function outcomeOf(upload: QueuedUpload): Outcome {
  if (!isOver(upload)) return 'under way';
  if (upload.state === 'cancelled') return 'cancelled';
  if (upload.state === 'failed') {
    if (upload.theirs !== null) return 'asked';
    return upload.isRefused ? 'refused' : 'failed';
  }
  if (upload.duplicate) return 'there';
  return upload.replaces === null ? 'uploaded' : 'replaced';
}

/** What a sum tells, in this order. */
const told: readonly { outcome: Outcome; words: string }[] = [
  { outcome: 'uploaded', words: 'uploaded' },
  { outcome: 'replaced', words: 'replaced' },
  { outcome: 'there', words: 'already there' },
  { outcome: 'asked', words: 'replaced meanwhile' },
  { outcome: 'refused', words: 'refused' },
  { outcome: 'failed', words: 'failed' },
  { outcome: 'cancelled', words: 'cancelled' },
];

/** The one sum of what is over: `7 files uploaded, 2 already there, 1 refused`. */
export function sumText(list: readonly QueuedUpload[]): string {
  return told
    .map(({ outcome, words }) => ({ words, count: countOf(list, outcome) }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }, at) => `${at === 0 ? countText(count, fileNoun) : count.toLocaleString('en')} ${words}`)
    .join(', ');
}

/** Of what has just ended: the sum, and whether it is good news; nothing where the person cancelled all of it. */
export function endText(ended: readonly QueuedUpload[]): { kind: 'success' | 'error'; text: string } | null {
  const bad = (['asked', 'failed', 'refused'] as const).reduce((sum, outcome) => sum + countOf(ended, outcome), 0);
  const good = (['uploaded', 'replaced', 'there'] as const).reduce((sum, outcome) => sum + countOf(ended, outcome), 0);
  if (bad === 0) return good === 0 ? null : { kind: 'success', text: sumText(ended) };
  return { kind: 'error', text: good === 0 ? `${libraryTexts.uploadFailed}: ${sumText(ended)}` : sumText(ended) };
}

/** As they are listed: what needs the person first, else in the order in which they came. */
export function inOrder(list: readonly QueuedUpload[]): QueuedUpload[] {
  const places = new Map(
    list.map((upload) => [upload.key, Math.min(outcomes.indexOf(outcomeOf(upload)), FIRST_QUIET)]),
  );
  const placeOf = ({ key }: QueuedUpload) => places.get(key) ?? FIRST_QUIET;
  return [...list].sort((one, other) => placeOf(one) - placeOf(other));
}

/** From here on nothing needs the person. */
const FIRST_QUIET = outcomes.indexOf('under way');

function countOf(list: readonly QueuedUpload[], outcome: Outcome): number {
  return list.filter((upload) => outcomeOf(upload) === outcome).length;
}
