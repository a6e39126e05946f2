import { text } from './values.mjs';

/** @typedef {import('./values.mjs').Env} Env */

/**
 * An object store is set whole or not at all; its secret key is never shown.
 * @param {Env} env
 * @param {string[]} problems
 */
function checkObjectStore(env, problems) {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const missing = needed.filter((name) => text(env, name) === undefined);
  const isWanted = [...needed, 'S3_REGION', 'S3_PREFIX'].some((name) => text(env, name) !== undefined);
  if (isWanted && missing.length > 0) {
    problems.push(`${missing.join(', ')}: missing; the settings of an object store (S3_…) are set together.`);
  }
  const endpoint = text(env, 'S3_ENDPOINT');
  if (endpoint && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) {
    problems.push('S3_ENDPOINT must be an address such as https://s3.eu-west-1.amazonaws.com.');
  }
  const kept = text(env, 'S3_CACHE_MB');
  if (kept && !(/^[1-9]\d{0,6}$/.test(kept) && Number(kept) <= 1_048_576)) {
    problems.push(`S3_CACHE_MB is "${kept}"; it must be a number of megabytes from 1 to 1048576.`);
  }
}

/**
 * Where the data is kept: the database, what several machines share, and uploads.
 * @param {Env} env
 * @param {string[]} problems
 */
export function checkStores(env, problems) {
  const database = text(env, 'DATABASE_URL');
  if (database && !/^postgres(ql)?:\/\/\S+$/.test(database)) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  const schema = text(env, 'DATABASE_SCHEMA');
  if (schema && !/^[a-z_][a-z0-9_]*$/.test(schema)) {
    problems.push(`DATABASE_SCHEMA is "${schema}"; it must be a name of small letters, digits and underscores.`);
  }
  const pool = text(env, 'DATABASE_POOL');
  if (pool && !/^[1-9]\d{0,3}$/.test(pool)) {
    problems.push(`DATABASE_POOL is "${pool}"; it must be a number of connections, 1 or more.`);
  }
  const redis = text(env, 'REDIS_URL');
  if (redis && !(/^rediss?:\/\/\S+$/.test(redis) && URL.canParse(redis))) {
    problems.push('REDIS_URL must look like redis://user:password@host:6379/0, or rediss://… where it is encrypted.');
  }
  checkObjectStore(env, problems);
}
