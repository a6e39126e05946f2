import fc from 'fast-check';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import type { Found, Task } from '../section';
import { lookAround } from '../fuzz/world';
import { everyAddress, filedPages, sharedAddresses } from './addresses';
import { Client, difference, type Answer } from './answer';
import { ComingAndGoing } from './coming-and-going';
import { judgeProbe, textOf } from './judge';
import { probesOf, type Probe } from './probes';
import { Planting, secretIn, type Secret } from './secrets';
import { asBrowser, sharedFiles } from './shared-files';

const CODINGS = ['br', 'gzip', 'identity'];
/** Pages follow a save within a second; so long a look is repeated, in ms. */
const FRESH_MS = 5_000;

/** Looks until it is so, and not for longer than what is fresh may take. */
async function inTime(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + FRESH_MS;
  while (performance.now() < end) if (await isSo()) return true;
  return false;
}

/** Probes the caches: poison, then ask as somebody else; and look for secrets at every address. */
class Caches {
  readonly violations: string[] = [];
  probed = 0;
  looks = 0;
  private readonly prober: Client;
  private readonly other: Client;
  private readonly before = new Map<string, Answer>();

  constructor(
    private readonly stack: Stack,
    private readonly admin: WireClient,
    private readonly secrets: readonly Secret[],
  ) {
    this.prober = new Client(stack.origin);
    this.other = new Client(stack.origin);
  }

  /** Notes what everybody gets at each address, in each coding; gives the addresses. */
  async begin(): Promise<readonly string[]> {
    const addresses = [...sharedAddresses, ...(await sharedFiles(this.admin, this.other))];
    for (const path of addresses) {
      for (const coding of CODINGS) this.before.set(`${coding} ${path}`, await this.everybodys(path, coding));
    }
    return addresses;
  }

  private everybodys(path: string, coding: string): Promise<Answer> {
    return this.other.get(path, { ...asBrowser, 'accept-encoding': coding });
  }

  async probe(probe: Probe): Promise<void> {
    this.probed += 1;
    const cookie = [...this.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...probe.headers, ...(probe.as === 'admin' ? { cookie } : {}) };
    const answer = await this.prober.ask({ ...probe, headers });
    const visitors = await this.other.ask(probe);
    const wrong = judgeProbe(probe, answer, visitors, this.secrets);
    const { target, coding } = probe;
    const before = this.before.get(`${coding} ${target}`);
    const now = await this.everybodys(target, coding);
    const changed = before === undefined ? 'it was never asked for' : difference(before, now);
    for (const what of [wrong, changed === null ? null : `afterwards ${target} is another for everybody: ${changed}`]) {
      if (what !== null) this.violations.push(`${what}: ${JSON.stringify({ ...probe, headers })} → ${answer.status}`);
    }
  }

  /** Looks at every address as a visitor, with the words that secrets are told by. */
  async sweep(when: string, secrets: readonly Secret[], signal: AbortSignal): Promise<void> {
    const world = await lookAround(this.admin);
    for (const path of everyAddress(world)) {
      if (signal.aborted) return;
      this.looks += 1;
      const answer = await this.other.get(path, { 'accept-encoding': CODINGS[this.looks % 3] ?? 'br' });
      const leaked = secretIn(secrets, textOf(answer));
      if (leaked !== null) this.violations.push(`${when}, ${path} tells ${leaked.what} (${leaked.text})`);
    }
    for (const { name, text } of await filedPages(this.stack.pageFiles)) {
      this.looks += 1;
      const leaked = secretIn(secrets, text);
      if (leaked !== null) this.violations.push(`${when}, the file ${name} tells ${leaked.what} (${leaked.text})`);
    }
  }

  /** Whether a page comes to hold a text, or to lose it. */
  comes(path: string, text: string, isThere: boolean): Promise<boolean> {
    return inTime(async () => textOf(await this.other.get(path)).includes(text) === isThere);
  }

  /** Whether some file for a balancer comes to hold a text, or none does any more. */
  isFiled(text: string, isThere: boolean): Promise<boolean> {
    return inTime(
      async () => (await filedPages(this.stack.pageFiles)).some((file) => file.text.includes(text)) === isThere,
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.prober.close(), this.other.close()]);
  }
}

/** Probes until enough was tried, on a product that writes its pages as files, too. */
export async function probeCaches(stack: Stack, { tries, seed, say, signal }: Task): Promise<Found> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  const planting = new Planting(admin, String(seed));
  await planting.plant();
  const { secrets, draft } = planting;
  const caches = new Caches(stack, admin, secrets);
  await caches.comes('/press-releases', 'for everybody', true);
  await caches.sweep('from the beginning', secrets, signal);
  say(`${caches.looks} looks for ${secrets.length} secrets, ${caches.violations.length} violations`);
  const gone = await new ComingAndGoing(caches, admin, String(seed)).run(draft);
  await caches.sweep('after things were taken back', [...secrets, ...gone], signal);
  const addresses = await caches.begin();
  for (const probe of fc.sample(probesOf(addresses), { numRuns: tries, seed })) {
    if (signal.aborted) break;
    await caches.probe(probe);
  }
  await caches.close();
  return {
    tries: caches.probed,
    violations: caches.violations,
    figures: { looks: caches.looks, secrets: secrets.length },
  };
}
