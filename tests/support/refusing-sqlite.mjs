// Loaded before the CMS's own code (`node --import`): while the file READ_ONLY_FILE is there, SQLite takes no writes to the CMS's database, as
// it does where a disk has become read-only under it. A disk that is still open for writing cannot be made so by a test, root's neither.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = process.env.READ_ONLY_FILE;
const Sqlite = createRequire(new URL('../../cms/package.json', import.meta.url))('better-sqlite3');
const { prepare } = Sqlite.prototype;

Sqlite.prototype.prepare = function (sql) {
  if (this.name.endsWith('cms.sqlite')) this.pragma(`query_only = ${existsSync(file) ? 'on' : 'off'}`);
  return prepare.call(this, sql);
};
