import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server, as TEST_DATABASE_URL names one. */
    databaseUrl: string;
  }
}

/** For a whole project of tests: a server of PostgreSQL, which is gone with all that lies in it when the last one has ended. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start({ fsync: 'off' });
  project.provide('databaseUrl', await server.newDatabase());
  return () => server.stop();
}
