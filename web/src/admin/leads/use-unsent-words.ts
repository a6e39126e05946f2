import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { onDraftChange } from '../form/draft-store';
import { keptEntries } from '../form/use-kept-draft';
import { noteDraftOf, noteDraftSchema } from './NewNote';
import { replyDraftOf, replyDraftSchema } from './use-reply';

const unsentSchema = z.array(z.object({ lead: z.string(), what: z.enum(['Answer', 'Note']), text: z.string() }));
/** What was typed for a lead and is neither sent nor added. */
export type UnsentWords = z.infer<typeof unsentSchema>[number];

const kinds = [
  { what: 'Answer', beginning: replyDraftOf(''), schema: replyDraftSchema },
  { what: 'Note', beginning: noteDraftOf(''), schema: noteDraftSchema },
] as const;

function unsentWords(person: number): UnsentWords[] {
  return kinds.flatMap(({ what, beginning, schema }) =>
    keptEntries<{ subject?: string; text: string }>(beginning, person, schema)
      // The subject alone may be all that was typed.
      .map(({ rest, entry: { subject = '', text } }) => ({
        lead: rest,
        what,
        text: text.trim() === '' ? subject : text,
      }))
      .filter(({ text }) => text.trim() !== ''),
  );
}

/** What a person has typed for leads in this browser and not sent, also for those that are not there any more. */
export function useUnsentWords(person: number): readonly UnsentWords[] {
  // A text is the same as long as it says the same.
  const kept = useSyncExternalStore(onDraftChange, () => JSON.stringify(unsentWords(person)));
  return useMemo(() => unsentSchema.parse(JSON.parse(kept)), [kept]);
}
