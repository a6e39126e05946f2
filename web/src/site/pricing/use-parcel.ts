import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';
import type { Query } from '../../shared/site-data/page-view';
import { parcelFields, parcelTextOf, type ParcelField, type ParcelText } from './parcel-form';

/**
 * The size finder's fields. They are the page's own, so that typing never waits for the address; the address follows, so that
 * a reload, Back and a shared link keep them. An address that came otherwise than by typing is taken over.
 */
export function useParcel(query: Query) {
  const given = parcelTextOf(query);
  const address = JSON.stringify(given);
  const isTyped = useNavigationType() === 'REPLACE';
  const setQuery = useSetQuery();
  const [text, setText] = useState(given);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (!isTyped) setText(given);
  }
  // Several fields may be told of before the next rendering: what was typed before the app came.
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  /** Takes over what was typed before the script was there; the address follows with the next key. */
  const take = (name: ParcelField, value: string) => {
    latest.current = { ...latest.current, [name]: value };
    setText(latest.current);
  };
  const set = (name: ParcelField, value: string) => {
    take(name, value);
    const all: ParcelText = latest.current;
    setQuery(Object.fromEntries(parcelFields.map((field) => [field.name, all[field.name].trim()])), { replace: true });
  };
  return { text, set, take };
}
