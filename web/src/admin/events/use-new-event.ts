import { newEvent, shownEventSchema, type SiteEvent } from '@apoti/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { onDraftChange } from '../form/draft-store';
import { keptSchema } from '../form/kept-schema';
import { keptEntries, useKeptDraft } from '../form/use-kept-draft';

/** An event that has no id yet; the server gives it one. */
const NO_ID = 0;

const schema = keptSchema(shownEventSchema, { ...newEvent(0), id: NO_ID });

/** What the names of kept copies begin with; the id of the copied event stands behind, as the address has it. */
const COPY = 'event-copy-';

/** How the form begins: empty, or as a copy that is to be told apart and is not featured by accident. */
function begin(source: SiteEvent | undefined): SiteEvent {
  if (source === undefined) return { ...newEvent(Date.now()), id: NO_ID };
  return { ...source, id: NO_ID, title: `${source.title} (copy)`, featured: false };
}

/**
 * The new event, or the copy of another one (by its id as the address has it, also when that one is gone meanwhile), that is
 * being typed, kept in this browser; `waits`: something was typed.
 */
export function useNewEvent(person: number, source: SiteEvent | undefined, copied = '') {
  const [initial] = useState(() => begin(source));
  const list = copied === '' ? 'event' : `${COPY}${copied}`;
  const draft = useKeptDraft({ list, person, schema, initial: () => initial });
  return { ...draft, value: draft.entry ?? initial, waits: draft.entry !== null };
}

const copiesSchema = z.array(z.object({ copied: z.string(), title: z.string() }));

function keptCopies(person: number): z.infer<typeof copiesSchema> {
  return keptEntries(COPY, person, schema).map(({ rest, entry }) => ({ copied: rest, title: entry.title }));
}

/** The copies that a person has begun in this browser and not made, also of events that are not there any more. */
export function useKeptCopies(person: number): z.infer<typeof copiesSchema> {
  // A text is the same as long as it says the same.
  const kept = useSyncExternalStore(onDraftChange, () => JSON.stringify(keptCopies(person)));
  return useMemo(() => copiesSchema.parse(JSON.parse(kept)), [kept]);
}
