import { z } from 'zod';

/** The settings of an object store, as they are called in the environment (README: settings). */
export const objectStoreNames = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_REGION',
  'S3_PREFIX',
] as const;

const schema = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.eu-west-1.amazonaws.com' }),
  S3_BUCKET: z.string().regex(/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i, 'must be the name of a bucket'),
  S3_ACCESS_KEY: z.string().regex(/^\S+$/, 'must have no spaces'),
  S3_SECRET_KEY: z.string().regex(/^\S+$/, 'must have no spaces'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a region')
    .default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'must be a folder such as uploads or site/uploads')
    .default('uploads'),
});

/** Where uploads are kept in place of the disk: a bucket of a store that speaks S3. The secret key is never shown. */
export type ObjectStoreSettings = {
  /** Without a slash at its end; it may have a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** What the keys of all our objects begin with; ends with a slash. */
  prefix: string;
};

/**
 * Reads the settings of the object store: all of them or none; null where none is set, so that files are on the disk.
 * @throws Error with one sentence that names the setting, not its value
 */
export function objectStoreSettings(env: Readonly<Record<string, unknown>>): ObjectStoreSettings | null {
  const given = objectStoreNames.flatMap((name) => {
    const value = z.string().default('').parse(env[name]).trim();
    return value === '' ? [] : [[name, value] as const];
  });
  if (given.length === 0) return null;
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0] ?? 'S3_ENDPOINT');
    const isMissing = !given.some(([known]) => known === name);
    const why = isMissing ? 'is missing: the settings of an object store are set together' : (issue?.message ?? '');
    throw new Error(`The setting ${name} ${why}.`);
  }
  const { data } = result;
  return {
    endpoint: data.S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: data.S3_BUCKET,
    region: data.S3_REGION,
    accessKey: data.S3_ACCESS_KEY,
    secretKey: data.S3_SECRET_KEY,
    prefix: `${data.S3_PREFIX.replace(/\/$/, '')}/`,
  };
}
