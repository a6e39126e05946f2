import { cmsStateSchema, states, type DeepPartial, type Person, type Settings } from '@apoti/contract';
import { expect } from 'vitest';
import type { Cms } from './cms';

const PATH = '/api/wire/states/settings';

/** Saves settings as a person does on their screen. */
export async function setSettings(cms: Cms, person: Person | null, state: DeepPartial<Settings>): Promise<void> {
  const { revisions } = cmsStateSchema<Settings>(states.settings).parse((await cms.get(PATH)).body);
  const revision = `${revisions.epoch}.${revisions.last.settings}`;
  expect((await cms.postAs(PATH, { revision, state }, person)).status).toBe(200);
}

/** Forgets what jobs did and found, every mail, and that a backup was restored. */
export async function forgetJobs(cms: Cms): Promise<void> {
  await cms.strapi.db.query('api::scheduled-job.scheduled-job').deleteMany({});
  await cms.strapi.db.query('api::mail.mail').deleteMany({});
  const reports = cms.strapi.store({ type: 'core', name: 'reports' });
  for (const key of ['daily', 'weekly', 'monthly', 'custom']) await reports.delete({ key });
  await cms.strapi.store({ type: 'core', name: 'figure-alerts' }).delete({ key: 'usual-day' });
  await cms.strapi.store({ type: 'core', name: 'backups' }).delete({ key: 'restored' });
}
