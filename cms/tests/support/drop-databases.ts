import { dropAllOf, isSqlite } from './postgres';

/** After a run on PostgreSQL, whatever came of the tests: what they made there is gone. */
export default function setUp(): () => Promise<void> {
  return async () => {
    const run = process.env['TEST_RUN'];
    if (!isSqlite && run !== undefined) await dropAllOf(run);
  };
}
