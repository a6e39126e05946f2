import { randomUUID } from 'node:crypto';
import { until } from './until';
import type { WireClient } from './wire-client';

const PAGES = ['/', '/faq', '/about', '/lockers', '/press-releases', '/healthz', '/api/content.php', '/api/blog.php'];
const VISITORS = 6;

type Counts = { visits: number; saves: number; attempts: number };

/** People who visit, and one who makes posts, until they are told to end. */
export type Crowd = {
  /** Waits until so much more of each was done. */
  until: (more: Partial<Counts>) => Promise<void>;
  /** What was wrong, and the titles of the posts that were said to be made. */
  end: () => Promise<{ failures: string[]; titles: string[] }>;
};

/**
 * Visitors go round the pages, and each answer has to be a 200. The editor makes one post after the other, each under a key of its own; a
 * 503 or a call that says nothing is sent again under the same key, as the back-office does, and anything else is a failure.
 */
export function browseAndSave(visitor: () => WireClient, editor: WireClient): Crowd {
  const done: Counts = { visits: 0, saves: 0, attempts: 0 };
  const [failures, titles]: [string[], string[]] = [[], []];
  let isOver = false;
  const visit = async (first: number) => {
    const client = visitor();
    for (let turn = first; !isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const told = await client.get(path).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      if (told !== 200) failures.push(`${path}: ${told}`);
      done.visits += 1;
    }
  };
  const make = async () => {
    const title = `Made once ${randomUUID()}`;
    const post = { title, excerpt: 'Short.', content: '<p>Whole.</p>', author: 'Ada', category: 'Company News' };
    const key = randomUUID();
    for (;;) {
      const { status, json } = await editor.post('/api/blog.php', post, { 'idempotency-key': key });
      done.attempts += 1;
      if (status === 200 || status === 201) break;
      const isHonest = status === 503 && JSON.stringify(json).includes('"unavailable"');
      if (!isHonest) failures.push(`a save: ${status} ${JSON.stringify(json)}`);
      if (!isHonest) return;
    }
    titles.push(title);
    done.saves += 1;
  };
  const edit = async () => {
    while (!isOver) await make();
  };
  const all = Promise.all([...Array.from({ length: VISITORS }, (_, first) => visit(first)), edit()]);
  return {
    until: async ({ visits = 0, saves = 0, attempts = 0 }) => {
      const goal = { visits: done.visits + visits, saves: done.saves + saves, attempts: done.attempts + attempts };
      const isDone = () => done.visits >= goal.visits && done.saves >= goal.saves && done.attempts >= goal.attempts;
      await until(() => failures.length > 0 || isDone());
    },
    end: async () => {
      isOver = true;
      await all;
      return { failures, titles };
    },
  };
}
