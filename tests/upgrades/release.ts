import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { answersSchema, type Answers } from './answers';

const folder = join(import.meta.dirname, 'release');

/** The data of the previous release: a backup for each database, and what that release answered with it. See README.md. */
export const release = {
  sqlite: join(folder, 'sqlite.tar.gz'),
  postgres: join(folder, 'postgres.tar.gz'),
  answersFile: join(folder, 'answers.json.gz'),
  /** What that release answered on a database. */
  answers: (database: 'sqlite' | 'postgres'): Answers => {
    const all: unknown = JSON.parse(gunzipSync(readFileSync(release.answersFile)).toString('utf8'));
    return answersSchema.parse(answersSchema.parse(all)[database]);
  },
};
