import type { z } from 'zod';
import { isObject, saysUnsafe, type Json, type JsonObject } from '@apoti/contract';
import { faultOf, type NoteOf } from '../notes';

type Issue = z.core.$ZodIssue;
export type Mended<T> = { value: T } | { broken: string };

/** Puts right what a rule refuses and can be put right without asking anybody; else says what is wrong. */
export function mend<T>(schema: z.ZodType<T>, sent: JsonObject, note: NoteOf): Mended<T> {
  const value = structuredClone(sent);
  for (let round = 0; round < 3; round += 1) {
    const checked = schema.safeParse(value);
    if (checked.success) return { value: checked.data };
    const left = checked.error.issues.filter((issue) => !mendAt(value, issue, note));
    if (left.length > 0) return { broken: faultOf(checked.error) };
  }
  return { broken: 'cannot be put right' };
}

/** Takes fields that break a rule out of a part of the content: they stay as they are here. */
export function mendOrDrop<T>(schema: z.ZodType<T>, sent: JsonObject, note: NoteOf): T | undefined {
  const value = structuredClone(sent);
  for (let round = 0; round < 4; round += 1) {
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) {
      if (mendAt(value, issue, note)) continue;
      if (drop(value, issue.path)) note(`${issue.path.join(' › ')}: ${issue.message}; it stays as it is here`);
    }
  }
  return undefined;
}

function mendAt(value: JsonObject, issue: Issue, note: NoteOf): boolean {
  const [holder, last] = holderOf(value, issue.path);
  if (holder === undefined || last === undefined) return false;
  const present = Array.isArray(holder) ? holder[Number(last)] : holder[last];
  const better = betterValue(present, issue);
  if (better === undefined) return false;
  if (Array.isArray(holder)) holder[Number(last)] = better;
  else holder[last] = better;
  note(`${issue.path.join(' › ')}: ${issue.message}; ${better === '' ? 'left empty' : 'put right'}`);
  return true;
}

function betterValue(present: Json | undefined, issue: Issue): Json | undefined {
  const most = issue.code === 'too_big' ? Number(issue.maximum) : NaN;
  if (typeof present === 'number') return betterNumber(present, issue);
  if (typeof present === 'string' && most > 0) return present.slice(0, most).toWellFormed();
  if (Array.isArray(present) && most > 0) return present.slice(0, most);
  return typeof present === 'string' && saysUnsafe(issue.message) ? saferLink(present) : undefined;
}

/** The nearest number that is allowed. */
function betterNumber(present: number, issue: Issue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  if (issue.code === 'too_small') return Number(issue.minimum);
  return Number.isInteger(present) ? undefined : Math.round(present);
}

/** An address as its writer meant it; empty where it may not be followed. */
export function saferLink(sent: string): string {
  const link = sent
    .trim()
    .replaceAll('\\', '/')
    .replace(/\p{Cc}/gu, '')
    .replaceAll(' ', '%20');
  if (/^https?:\/\/./i.test(link)) return link;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(link)) return '';
  if (link.startsWith('//')) return `https:${link}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ng)\b)/i.test(link)) return `https://${link}`;
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(link)) return `mailto:${link}`;
  return link === '' || link.startsWith('/') ? link : `/${link.replace(/^(?:\.{1,2}\/)+/, '')}`;
}

function drop(value: JsonObject, path: readonly PropertyKey[]): boolean {
  const [holder, last] = holderOf(value, path);
  if (holder === undefined || last === undefined) return false;
  if (Array.isArray(holder)) return drop(value, path.slice(0, -1));
  return delete holder[last];
}

function holderOf(value: Json, path: readonly PropertyKey[]): [JsonObject | Json[] | undefined, string | undefined] {
  let holder: Json | undefined = value;
  for (const step of path.slice(0, -1)) {
    holder = Array.isArray(holder) ? holder[Number(step)] : isObject(holder) ? holder[String(step)] : undefined;
  }
  const last = path.at(-1);
  const fits = Array.isArray(holder) || isObject(holder) ? holder : undefined;
  return [fits, last === undefined ? undefined : String(last)];
}
