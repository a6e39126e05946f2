import { newStation } from '@apoti/contract';
import { useState } from 'react';
import { keptSchema } from '../form/kept-schema';
import { useKeptDraft } from '../form/use-kept-draft';
import { draftSchema, type LocationDraft } from './location-document';

/** A location that has no id yet; the server gives it one. */
const NO_ID = 0;

const schema = keptSchema(draftSchema, { ...newStation(0), id: NO_ID });

/** The new location that is being typed, kept in this browser; `waits`: something was typed. */
export function useNewLocation(person: number) {
  const [initial] = useState((): LocationDraft => ({ ...newStation(Date.now()), id: NO_ID }));
  const draft = useKeptDraft({ list: 'location', person, schema, initial: () => initial });
  return { ...draft, value: draft.entry ?? initial, waits: draft.entry !== null };
}
