import { newEvent, shownEventSchema, type SiteEvent } from '@apoti/contract';
import { useState } from 'react';
import { keptSchema } from '../form/kept-schema';
import { useKeptDraft } from '../form/use-kept-draft';

/** An event that has no id yet; the server gives it one. */
const NO_ID = 0;

const schema = keptSchema(shownEventSchema, { ...newEvent(0), id: NO_ID });

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
  const list = copied === '' ? 'event' : `event-copy-${copied}`;
  const draft = useKeptDraft({ list, person, schema, initial: () => initial });
  return { ...draft, value: draft.entry ?? initial, waits: draft.entry !== null };
}
