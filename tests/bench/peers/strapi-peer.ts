import { rm } from 'node:fs/promises';
import { cmsEnvironment, secrets, strapiArgs } from '../../support/places';
import { endPart, freePort, startPart } from '../../support/processes';
import { seededDataDir } from '../../support/template';
import { firstAnswer } from '../measure/first-answer';
import { contentCalls } from './content-calls';
import { makeStrapiProject } from './strapi-project';
import type { Peer } from './peer';

/** Which token may read: the one of the seeded data. */
export const readHeaders = { authorization: `Bearer ${secrets.CMS_READ_TOKEN}` };

/** A plain Strapi, and how long it took from the start of its process until it answered. */
export type StrapiPeer = Peer & { startedInMs: number };

/** Starts a plain Strapi with the same content types and the same seeded data, in folders of its own. */
export async function startStrapi(): Promise<StrapiPeer> {
  const folders: string[] = [];
  const tidy = () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  try {
    const project = await makeStrapiProject(contentCalls());
    folders.push(project);
    const dataDir = await seededDataDir();
    folders.push(dataDir);
    const port = await freePort();
    const env = { ...cmsEnvironment(dataDir, port, false), LOG_LEVEL: 'warn' };
    const part = startPart(strapiArgs, project, env);
    const stop = async () => {
      await endPart(part, 'SIGTERM');
      await tidy();
    };
    const origin = `http://127.0.0.1:${port}`;
    const startedInMs = await firstAnswer(`${origin}/_health`, 204, part).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { name: 'plain Strapi', origin, pid: part.process.pid ?? 0, stop, startedInMs };
  } catch (error) {
    await tidy();
    throw error;
  }
}
