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
    keptEntries<{ text: string }>(beginning, person, schema)
      .filter(({ entry }) => entry.text.trim() !== '')
      .map(({ rest, entry }) => ({ lead: rest, what, text: entry.text })),
  );
}

/** What a person has typed for leads in this browser and not sent, also for those that are not there any more. */
export function useUnsentWords(person: number): readonly UnsentWords[] {
  // A text is the same as long as it says the same.
  const kept = useSyncExternalStore(onDraftChange, () => JSON.stringify(unsentWords(person)));
  return useMemo(() => unsentSchema.parse(JSON.parse(kept)), [kept]);
}
