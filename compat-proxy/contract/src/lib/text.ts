import { z } from 'zod';

/** Longest single-line text anywhere in the content, in characters. */
export const MAX_LINE = 300;
/** Longest multi-line text (descriptions, answers, biographies), in characters. */
export const MAX_PARAGRAPH = 10_000;

/**
 * NUL cannot be stored by PostgreSQL; a lone surrogate has no UTF-8 form and would come back changed. Not asked of `isWellFormed`:
 * visitors' browsers check forms by this too, and phones with iOS 15 do not know it.
 */
function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}

/** Text that may be empty. Leading and trailing blanks are the writer's own and stay. */
export function text(max: number = MAX_PARAGRAPH) {
  return z
    .string()
    .max(max, `is longer than ${max} characters`)
    .refine(isStorable, 'contains a character that cannot be stored');
}

/** One line of text that may be empty. */
export function line(max: number = MAX_LINE) {
  return text(max);
}

/** Text that must hold more than blanks. `label` names the field in the message: "Title is required". */
export function requiredText(label: string, max: number = MAX_PARAGRAPH) {
  return text(max).refine((value) => value.trim().length > 0, `${label} is required`);
}

/** One line of text that must hold more than blanks. */
export function requiredLine(label: string, max: number = MAX_LINE) {
  return requiredText(label, max);
}

/** A list of short texts (features, benefits, skills). Merged as one field. */
export function textList(max = 50) {
  return z.array(requiredLine('Each entry')).max(max, `has more than ${max} entries`);
}
