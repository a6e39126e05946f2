import { isObject } from '@apoti/contract';
import { listIn } from './read-as';

/** Where older sites put a list within an answer. */
const NAMES = [
  'data',
  'items',
  'posts',
  'blogs',
  'blog',
  'members',
  'team',
  'subscribers',
  'files',
  'media',
  'content',
  'results',
];

/** The list that an answer is, or holds; undefined where there is none. */
export function listOf(answer: unknown): unknown[] | undefined {
  const list = listIn(answer);
  if (list !== undefined) return list;
  if (!isObject(answer)) return undefined;
  for (const name of NAMES) {
    const inner = answer[name] === undefined ? undefined : listOf(answer[name]);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The object that an answer is, or holds. */
export function objectOf(answer: unknown, looksLike: (object: object) => boolean): object | undefined {
  if (!isObject(answer)) return undefined;
  if (looksLike(answer)) return answer;
  for (const name of NAMES) {
    const inner = objectOf(answer[name], looksLike);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
