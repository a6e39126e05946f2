import type { Kind } from '@apoti/contract';
import { readCounters, type Counters } from '../changes/counters';
import type { Strapi } from './strapi';

/** Kept at once; a question more, such as one search after the other, forgets all of them. */
const MOST = 100;

type Kept<T> = { version: string; answers: Map<string, Promise<T>> };

/**
 * Answers that follow from what is stored of some kinds, such as how many rows match: worked out once, and again only after
 * something of these kinds was changed through any door (every change bumps its kind's counter in its own transaction).
 */
export class KeptAnswers<T> {
  private readonly known = new WeakMap<Strapi, Kept<T>>();

  constructor(private readonly kinds: readonly Kind[]) {}

  /** The answer to a question. `question` names all that it depends on besides, such as today's date. One query where it is known. */
  async get(strapi: Strapi, question: string, answer: () => Promise<T>): Promise<T> {
    return this.getAt(strapi, await readCounters(strapi), question, answer);
  }

  /** As {@link get}, for who has read the counters already, before anything else. */
  async getAt(strapi: Strapi, { epoch, last }: Counters, question: string, answer: () => Promise<T>): Promise<T> {
    const version = [epoch, ...this.kinds.map((kind) => last[kind])].join('.');
    const answers = this.answersAt(strapi, version);
    const kept = answers.get(question);
    if (kept !== undefined) return kept;
    if (answers.size >= MOST) answers.clear();
    const found = answer();
    answers.set(question, found);
    found.catch(() => answers.delete(question));
    return found;
  }

  private answersAt(strapi: Strapi, version: string): Map<string, Promise<T>> {
    const kept = this.known.get(strapi);
    if (kept?.version === version) return kept.answers;
    const answers = new Map<string, Promise<T>>();
    this.known.set(strapi, { version, answers });
    return answers;
  }
}
