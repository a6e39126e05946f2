import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { findTool } from '../../../scripts/lib/find-tool.mjs';
import type { LoadJob, LoadResult } from './jobs';

const SCRIPT = join(import.meta.dirname, 'wrk-report.lua');

const reportSchema = z.object({
  requests: z.number(),
  microseconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});

let found: ReturnType<typeof findTool> | undefined;

/** wrk, where there is one: written in C, it outruns every server here, which autocannon does not. */
export function wrk(): ReturnType<typeof findTool> {
  found = found === undefined ? findTool('wrk') : found;
  return found;
}

/** What wrk says at its end (the last line of its output, written by the script beside this). */
export function readReport(output: string): LoadResult {
  const line = output.trim().split('\n').at(-1) ?? '';
  const { requests, microseconds, p50, p99, failed } = reportSchema.parse(JSON.parse(line));
  return { requests, seconds: microseconds / 1_000_000, p50: p50 / 1_000, p99: p99 / 1_000, failed };
}

/** Puts load on one path with wrk, in one thread. It knows whole seconds only: one more rather than one less. */
export async function loadByWrk({
  origin,
  paths,
  connections,
  seconds,
  headers,
}: Omit<LoadJob, 'kind'>): Promise<LoadResult> {
  const tool = wrk();
  if (tool === null) throw new Error('There is no wrk here');
  const args = ['-t', '1', '-c', String(connections), '-d', `${Math.ceil(seconds)}s`, '-s', SCRIPT];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const child = spawn(tool.program, [...args, `${origin}${paths[0] ?? '/'}`], {
    env: tool.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`wrk ended with ${String(code)}: ${output}`);
  return readReport(output);
}
