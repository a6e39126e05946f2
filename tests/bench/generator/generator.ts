import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import {
  burstResultSchema,
  loadResultSchema,
  type BurstJob,
  type BurstResult,
  type Job,
  type LoadJob,
  type LoadResult,
} from './jobs';
import { loadByWrk } from './wrk';

const answerSchema = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);

/** The load generator, in a process of its own: neither the bench nor a server shares its event loop. */
export class Generator {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(join(import.meta.dirname, 'main.ts'), { execArgv: ['--import', 'tsx'] });
  }

  /** The process's id. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Puts load on a server. @throws when anything was not answered with 200 */
  async load(job: Omit<LoadJob, 'kind'>): Promise<LoadResult> {
    return this.all(loadResultSchema.parse(await this.run({ kind: 'load', ...job })), job);
  }

  /** The same by wrk, a process of its own as well, on one path. @throws when anything failed */
  async loadByWrk(job: Omit<LoadJob, 'kind'>): Promise<LoadResult> {
    return this.all(await loadByWrk(job), job);
  }

  /** Lets clients ask at the same moment. @throws when anything was not answered with 200 */
  async burst(job: Omit<BurstJob, 'kind'>): Promise<BurstResult> {
    const result = burstResultSchema.parse(await this.run({ kind: 'burst', ...job }));
    if (result.failed > 0) throw new Error(`${result.failed} of ${job.clients} clients of ${job.origin} failed`);
    return result;
  }

  /** Ends the process. */
  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private all(result: LoadResult, { origin }: { origin: string }): LoadResult {
    if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} requests to ${origin} failed`);
    return result;
  }

  private async run(job: Job): Promise<unknown> {
    const over = new AbortController();
    const { signal } = over;
    const ended = once(this.child, 'exit', { signal }).then(() => {
      throw new Error('The load generator ended');
    });
    ended.catch(() => undefined);
    const answered = once(this.child, 'message', { signal });
    this.child.send(job);
    const [message]: unknown[] = await Promise.race([answered, ended]);
    over.abort();
    const answer = answerSchema.parse(message);
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }
}
