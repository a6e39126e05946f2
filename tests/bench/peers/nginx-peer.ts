import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, keepOutput, endPart, untilAnswers } from '../../support/processes';
import type { Tool } from '../../../scripts/lib/find-tool.mjs';
import type { FixedAnswer } from './fixed-answer';
import type { Peer } from './peer';

/** Headers that nginx writes itself for a file, or that are about the file. */
const OWN = new Set(['content-type', 'content-length', 'etag', 'last-modified']);

function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function location({ path, headers }: FixedAnswer, name: string): string {
  const sent = Object.entries(headers).filter(([header]) => !OWN.has(header));
  return `
    location = ${path} {
      try_files /${name} =404;
      types { }
      default_type ${quoted(headers['content-type'] ?? 'text/html')};
      ${sent.map(([header, value]) => `add_header ${header} ${quoted(value)};`).join('\n      ')}
    }`;
}

function configuration(folder: string, port: number, locations: string[]): string {
  return `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=60s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};${locations.join('')}
  }
}
`;
}

/** Starts an nginx of one process that sends the stored compressed bytes as static files, with the same headers. */
export async function startNginx({ program, env }: Tool, answers: readonly FixedAnswer[]): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const files = answers.map((answer, index) => ({ answer, name: `answer-${index}` }));
  for (const { answer, name } of files) await writeFile(join(folder, name), answer.bytes);
  const port = await freePort();
  const locations = files.map(({ answer, name }) => location(answer, name));
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configuration(folder, port, locations));
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', config], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const part = keepOutput(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}${answers[0]?.path ?? '/'}`, 200, part, 10);
  const stop = async () => {
    await endPart(part, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { name: 'nginx', origin, pid: child.pid ?? 0, stop };
}
