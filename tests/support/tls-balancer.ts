import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure, runNginx } from './balancer';
import { freePort, untilAnswers, type Part } from './processes';
import type { Tool } from '../../scripts/lib/find-tool.mjs';

/** Whose site compat-proxy/nginx/name.conf says that it is. */
export const SITE = 'www.example.com';
/** A name that stands behind it there. */
export const SECOND_NAME = 'example.com';

type Pair = readonly [number, number];
/** Where the parts of the production shape are on this machine. */
export type Ports = { https: number; http: number; proxies: Pair; cms: Pair; inside: Pair };

const pair = async (): Promise<Pair> => [await freePort(), await freePort()];

/** Ports that nobody uses at the moment. */
export async function freePorts(): Promise<Ports> {
  const [https, http] = await pair();
  return { https, http, proxies: await pair(), cms: await pair(), inside: await pair() };
}

type Settings = { ports: Ports; pageFiles: string; tls: { certificate: string; key: string } };

/** Runs two-of-each.conf, out of a folder that is made for it. Nobody need be behind it yet. */
export async function runTlsBalancer(tool: Tool, folder: string, { ports, pageFiles, tls }: Settings): Promise<Part> {
  await configure(folder, 'two-of-each.conf', { ...addresses(folder, ports), '/run/apoti/pages': pageFiles });
  await mkdir(join(folder, 'tls'));
  await writeFile(join(folder, 'tls/fullchain.pem'), tls.certificate);
  await writeFile(join(folder, 'tls/privkey.pem'), tls.key, { mode: 0o600 });
  const part = runNginx(tool, folder);
  await untilAnswers(`http://127.0.0.1:${ports.http}/`, 421, part, 10);
  return part;
}

/** What is an operator's own in compat-proxy/nginx. */
function addresses(folder: string, { https, http, proxies, cms, inside }: Ports): Record<string, string> {
  const local = (port: number) => `127.0.0.1:${port}`;
  return {
    'proxy-1:8080': local(proxies[0]),
    'proxy-2:8080': local(proxies[1]),
    'cms-1:1337': local(cms[0]),
    'cms-2:1337': local(cms[1]),
    [`server_name ${SITE};`]: `server_name ${SITE} ${SECOND_NAME};`,
    'listen 443 ': `listen ${local(https)} `,
    'listen 80 ': `listen ${local(http)} `,
    'listen 80;': `listen ${local(http)};`,
    'listen 1401;': `listen ${local(inside[0])};`,
    'listen 1402;': `listen ${local(inside[1])};`,
    '/etc/nginx/apoti/': `${folder}/`,
  };
}
