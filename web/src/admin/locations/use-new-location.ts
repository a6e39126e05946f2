import { newStation } from '@apoti/contract';
import { useState } from 'react';
import { useKeptDraft } from '../form/use-kept-draft';
import { draftSchema, type LocationDraft } from './location-document';

/** A location that has no id yet; the server gives it one. */
const NO_ID = 0;

/** The new location that is being typed, kept in this browser; `waits`: something was typed. */
export function useNewLocation(person: number) {
  const [initial] = useState((): LocationDraft => ({ ...newStation(Date.now()), id: NO_ID }));
  const draft = useKeptDraft({ list: 'location', person, schema: draftSchema, initial: () => initial });
  return { ...draft, value: draft.entry ?? initial, waits: draft.entry !== null };
}
