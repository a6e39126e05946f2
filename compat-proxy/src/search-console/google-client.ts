import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ApiError, lagosDay, SEARCH_CONSOLE_DAYS, type SearchReport, type SearchRow } from '@apoti/contract';

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
/** How long one question to Google may take, in ms. */
const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
/** How many searches and pages are told. */
const ROWS = 10;

const credentialsSchema = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() });
const tokenSchema = z.object({ access_token: z.string() });
const rowsSchema = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()).default([]),
        clicks: z.number(),
        impressions: z.number(),
        ctr: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
});
const failureSchema = z.object({ error: z.object({ message: z.string() }) });

type Settings = { credentialsFile: string; url: string };

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Search Console's own API, as a service account that the property's owner has let in. */
export class GoogleClient {
  constructor(private readonly settings: Settings) {}

  /** Why nothing can be asked; null: it can. */
  get missing(): string | null {
    return this.settings.credentialsFile === ''
      ? 'This server has no credentials for Google: set GOOGLE_CREDENTIALS_FILE to the key file of a service account'
      : null;
  }

  /** The figures of the last 28 days. @throws ApiError `unavailable` */
  async report(property: string, now: number): Promise<SearchReport> {
    const token = await this.token(now);
    const ask = (dimensions: string[]) => this.ask(property, token, now, dimensions);
    const [[total], queries, pages] = await Promise.all([ask([]), ask(['query']), ask(['page'])]);
    const { clicks = 0, impressions = 0, ctr = 0, position = 0 } = total ?? {};
    return {
      lastSync: new Date(now).toISOString(),
      metrics: { impressions, clicks, averagePosition: position, ctr },
      topQueries: queries.map(named),
      topPages: pages.map(named),
    };
  }

  private async token(now: number): Promise<string> {
    const key = await this.credentials();
    const issued = Math.floor(now / 1_000);
    const claims = { iss: key.client_email, scope: SCOPE, aud: key.token_uri, iat: issued, exp: issued + 600 };
    const unsigned = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}`;
    const signature = this.sign(unsigned, key.private_key);
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${unsigned}.${signature}`,
    });
    const reply = await this.call(key.token_uri, { method: 'POST', body });
    return this.parsed(tokenSchema, reply).access_token;
  }

  private async credentials() {
    const text = await readFile(this.settings.credentialsFile, 'utf8').catch(() => '');
    const parsed = credentialsSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw unavailable('The credentials for Google cannot be read');
    return parsed.data;
  }

  private sign(text: string, privateKey: string): string {
    try {
      return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url');
    } catch (cause) {
      throw unavailable('The credentials for Google hold no key', cause);
    }
  }

  private async ask(property: string, token: string, now: number, dimensions: string[]) {
    const range = { startDate: lagosDay(now - SEARCH_CONSOLE_DAYS * DAY_MS), endDate: lagosDay(now - DAY_MS) };
    const path = `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
    const reply = await this.call(`${this.settings.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...range, dimensions, rowLimit: ROWS }),
    });
    return this.parsed(rowsSchema, reply).rows;
  }

  private async call(
    url: string,
    init: { method: 'POST'; headers?: Record<string, string>; body: string | URLSearchParams },
  ) {
    try {
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { isGood: answer.ok, body: jsonOf(await answer.text()) };
    } catch (cause) {
      throw unavailable('Google does not answer', cause);
    }
  }

  private parsed<T>(schema: z.ZodType<T>, { isGood, body }: { isGood: boolean; body: unknown }): T {
    const parsed = schema.safeParse(body);
    if (isGood && parsed.success) return parsed.data;
    const said = failureSchema.safeParse(body).data?.error.message;
    throw unavailable(said === undefined ? 'Google refused to answer' : `Google says: ${said}`);
  }
}

function named({
  keys: [name = ''],
  impressions,
  clicks,
  position,
}: z.infer<typeof rowsSchema>['rows'][number]): SearchRow {
  return { name, impressions, clicks, position };
}

function unavailable(message: string, cause?: unknown): ApiError {
  return new ApiError('unavailable', message, {}, { cause });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
