import { findPostgres } from '../../../scripts/lib/find-postgres.mjs';
import { PostgresServer } from '../../support/postgres-server';
import { startStack } from '../../support/stack';
import type { Found, Section, Task } from '../section';
import { fuzz, fuzzSettings } from './fuzz';
import { MemoryWatch } from './memory';

/** F6: whatever is sent, there is an answer of the wire's form, and both parts live on and do not grow. */
export const fuzzSection: Section = {
  figure: 'F6',
  what: 'requests of every kind to every address, signed in and not, and broken ones as bytes',
  goal: '0 answers ≥ 500 but the honest 503, 0 crashes, 0 answers outside their schema in 1,000,000; memory drift < 5 %',
  enough: 1_000_000,
  // Long enough for its first quarter to warm both parts: until then it is V8's compiled code that grows, not what they hold.
  part: 250_000,
  measure: async (task) => {
    const memory = new MemoryWatch();
    const stack = await startStack({ cms: memory.settings });
    try {
      await stack.restartProxy({ ...fuzzSettings, ...memory.settings });
      return await fuzz(stack, task, { slow: true, memory });
    } finally {
      await stack.stop();
      memory.end();
    }
  },
};

async function fuzzOnPostgres(task: Task): Promise<Found> {
  const server = await PostgresServer.start({ fsync: 'off' });
  try {
    const stack = await startStack({ databaseUrl: await server.newDatabase() });
    try {
      await stack.restartProxy(fuzzSettings);
      return await fuzz(stack, task, { slow: false });
    } finally {
      await stack.stop();
    }
  } finally {
    await server.stop();
  }
}

/** The same with PostgreSQL, which refuses texts, numbers and days that SQLite takes. */
export const postgresFuzzSection: Section = {
  figure: 'F6 PostgreSQL',
  what: 'requests of every kind to every address, on PostgreSQL',
  goal: '0 answers ≥ 500 but the honest 503, 0 crashes, 0 answers outside their schema in 100,000',
  enough: 100_000,
  part: 20_000,
  missing: () => (findPostgres() === null ? 'There is no PostgreSQL here, and none could be fetched.' : null),
  measure: fuzzOnPostgres,
};
