import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { places } from './places';
import { endPart, freePort, keepOutput, untilAnswers, type Part } from './processes';
import type { Tool } from '../../scripts/lib/find-tool.mjs';

/** An nginx in front of one or several proxies, configured as compat-proxy/nginx says. */
export type Balancer = {
  origin: string;
  pid: number;
  /** Who answered the request with this `x-mark`: a file, or a proxy. */
  whoAnswered: (mark: string) => Promise<'file' | 'proxy'>;
  /** The end of its log of what went wrong. */
  said: () => string;
  /** The lines of its log of requests, as it is shipped. */
  told: () => Promise<string[]>;
  /** Reads its configuration again. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

type Parts = {
  tool: Tool;
  /** Origins of the proxies. */
  proxies: readonly string[];
  /** The folder of the pages' files. */
  files: string;
  /** Whether it keeps who answered what. */
  logs?: boolean;
};

/** Another name of the site, behind its first one. */
export const ALIAS = 'second.example';

/** How many connections a worker takes, as docker-compose.yml and the handbook say. */
const connections = /worker_connections (\d+);/.exec(
  readFileSync(join(places.root, 'docker-compose.yml'), 'utf8'),
)?.[1];

/** What is about a machine and not about us, as Debian's nginx.conf says it; one process, whose time can be measured. */
function around(folder: string, main: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
worker_processes 1;
pcre_jit on;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections ${connections}; }
http {
  log_format answered '$http_x_mark by $upstream_addr.';
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/${main};
}
`;
}

/** The configuration of the repository with what is ours in the place of what it says there. */
export async function configure(folder: string, main: string, sample: Record<string, string>, logs = false) {
  await cp(join(places.root, 'compat-proxy/nginx'), folder, { recursive: true });
  const answered = logs ? `access_log ${folder}/answered.log answered;\n` : '';
  const kept = {
    'access_log /var/log/nginx/access.log': `${answered}access_log ${folder}/access.log`,
    'error_log /var/log/nginx/error.log': 'error_log stderr',
    ...(logs ? { 'access_log off;': answered } : {}),
  };
  for (const name of await readdir(folder)) {
    let text = await readFile(join(folder, name), 'utf8');
    for (const [said, meant] of Object.entries({ ...kept, ...sample })) text = text.replaceAll(said, meant);
    await writeFile(join(folder, name), text);
  }
  await writeFile(join(folder, 'nginx.conf'), around(folder, main));
}

/** Runs an nginx of a folder. */
export function runNginx({ program, env }: Tool, folder: string): Part {
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  return keepOutput(spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** As apoti.conf says: each once, and where there are several each once more. */
function upstreams(hosts: readonly string[]): string {
  const again = hosts.length > 1 ? hosts : [];
  return [
    ...hosts.map((host) => `  server ${host} fail_timeout=1s;`),
    ...again.map((host) => `  server ${host} backup max_fails=0;`),
  ].join('\n');
}

function ofOneMachine(folder: string, port: number, { proxies, files }: Parts): Record<string, string> {
  return {
    '  server 127.0.0.1:8080 fail_timeout=1s;': upstreams(proxies.map((origin) => new URL(origin).host)),
    ...(proxies.length > 1 ? { '$apoti_another { default ""; }': '$apoti_another { default 1; }' } : {}),
    'listen 80': `listen 127.0.0.1:${port}`,
    'server_name www.example.com': `server_name 127.0.0.1 ${ALIAS}`,
    '/etc/nginx/apoti/': `${folder}/`,
    '/run/apoti/pages': files,
  };
}

/** Starts it on a free port. */
export async function startBalancer(parts: Parts): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  const port = await freePort();
  await configure(folder, 'apoti.conf', ofOneMachine(folder, port, parts), parts.logs);
  const start = () => runNginx(parts.tool, folder);
  const origin = `http://127.0.0.1:${port}`;
  let part = start();
  const ready = () => untilAnswers(`${origin}/healthz`, 200, part, 10);
  await ready();
  return {
    origin,
    get pid() {
      return part.process.pid ?? 0;
    },
    whoAnswered: async (mark) => {
      // The line is written after the answer is sent.
      for (;;) {
        const log = await readFile(join(folder, 'answered.log'), 'utf8');
        const line = log.split('\n').find((each) => each.startsWith(`${mark} by `) && each.endsWith('.'));
        if (line !== undefined) return line === `${mark} by -.` ? 'file' : 'proxy';
        await pause(10);
      }
    },
    said: () => part.output(),
    told: async () => (await readFile(join(folder, 'access.log'), 'utf8')).split('\n').filter((line) => line !== ''),
    // One process has no master that could follow a signal: it is started anew.
    reload: async () => {
      await endPart(part, 'SIGTERM');
      part = start();
      await ready();
    },
    stop: async () => {
      await endPart(part, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
