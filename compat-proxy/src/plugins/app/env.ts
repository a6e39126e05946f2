import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import type { SiteSettings } from '@apoti/contract';
import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** Address of a map's tile; it becomes a part of the pages' policy, so it is one plain address. */
const TILES = /^https?:\/\/[\w.:-]+\/\S*$/;
const isTiles = (value: string) => TILES.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
const tiles = z
  .string()
  .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  .refine((value) => value === '' || isTiles(value), 'must be an http(s) address with {z}, {x} and {y}, or empty');

/** The proxy's settings as they come from the environment (README: settings). */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  LAN_HOST: z.string().default(''),
  CMS_URL: origin.default('http://127.0.0.1:1337'),
  CMS_READ_TOKEN: z.string().min(16),
  CMS_PROXY_SECRET: z.string().min(16),
  SESSION_SECRET: z.string().min(32),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((value) => resolve(value)),
  WEB_DIST: z
    .string()
    .default('web/dist')
    .transform((value) => resolve(value)),
  PUBLIC_URL: origin.nullable().default(null),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  TRUST_PROXY: z.string().default(''),
  MAP_TILES_URL: tiles,
  MAP_ATTRIBUTION: z.string().max(200).default('© OpenStreetMap contributors'),
  /** Where pages are put for a balancer to serve (decision 0006); empty: nowhere. */
  PAGE_FILES_DIR: z
    .string()
    .default('')
    .refine((value) => value === '' || isAbsolute(value), 'must be an absolute path'),
  /** How many processes serve (decision 0013). */
  PROXY_PROCESSES: z
    .union([z.literal('auto').transform(() => availableParallelism()), z.coerce.number().int().min(1).max(64)])
    .default(1),
  /** A Redis that keeps limits and sessions of several machines (decision 0014); empty: they are kept here. */
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  /** An object store that keeps the uploads (decision 0060): all or none, judged as one by {@link objectStoreSettings}. */
  S3_ENDPOINT: z.string().default(''),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default(''),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  S3_PREFIX: z.string().default(''),
  /** So much of it is kept on this machine, for a store that is away or far. */
  S3_CACHE_MB: z.coerce.number().int().min(1).max(1_048_576).default(256),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(1_024).default(16),
  /** Whether visitors' browsers may keep pages to be read without a line (X4); off takes away what they have kept. */
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
  GOOGLE_CREDENTIALS_FILE: z
    .string()
    .default('')
    .transform((value) => (value === '' ? '' : resolve(value))),
  SEARCH_CONSOLE_URL: origin.default('https://searchconsole.googleapis.com'),
  /** Asked in place of the services whose connection is tested; empty: those themselves. */
  SERVICES_URL: z.union([z.literal(''), origin]).default(''),
  /** Where figures are told to whoever watches over the product (decision 0022); null: nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).nullable().default(null),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type Env = z.infer<typeof envSchema>;

/** Whether the site's own address is https: `Secure` cookies, strict transport security. */
export function isHttps({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

/** What the operator has set for the pages to show (P11). */
export function siteSettings({ MAP_TILES_URL, MAP_ATTRIBUTION }: Env): SiteSettings {
  return { mapTiles: MAP_TILES_URL === '' ? null : { url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION } };
}

/** Settings for which empty says something else than not being set: no map. */
const MAY_BE_EMPTY = ['MAP_TILES_URL'];

/** Reads and checks the environment; throws one sentence that names the setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value !== undefined && (value !== '' || MAY_BE_EMPTY.includes(name)),
    ),
  );
  const result = envSchema.safeParse(given);
  if (result.success) {
    objectStoreSettings(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  throw new Error(`The setting ${issue?.path.join('.') ?? '?'} is not valid: ${issue?.message ?? ''}`);
}
