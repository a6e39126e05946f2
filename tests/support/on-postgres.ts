import { inject } from 'vitest';

// Before a test file is read: it runs on the server that its project has started (one-postgres.ts).
process.env['TEST_DATABASE_URL'] = inject('databaseUrl');
