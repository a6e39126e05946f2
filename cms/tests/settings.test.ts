import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsStateSavedSchema,
  cmsStateSchema,
  defaultSettings,
  states,
  type Person,
  type Settings,
} from '@apoti/contract';
import { Cms } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const PATH = '/api/wire/states/settings';
const read = async () => cmsStateSchema<Settings>(states.settings).parse((await cms.get(PATH)).body);
const revision = ({ revisions }: Awaited<ReturnType<typeof read>>) => `${revisions.epoch}.${revisions.last.settings}`;
const save = (request: Record<string, unknown>) => cms.postAs(PATH, request, person);

describe('the settings of the site', () => {
  it('A18: begin as the defaults, and are stored whole: switches, lists, numbers, parts in parts', async () => {
    const first = await read();
    expect(first.state).toEqual(defaultSettings);
    const { socialAnalytics, performanceMonitoring, reporting } = first.state;
    const state: Settings = {
      ...first.state,
      general: { ...first.state.general, maintenanceMode: true, backupFrequency: 'monthly' },
      googleAnalytics: {
        ...first.state.googleAnalytics,
        enabled: true,
        trackingId: 'G-ABCD123456',
        customDimensions: [{ key: 'one', name: 'plan', value: 'Größe 🚚' }],
      },
      socialAnalytics: {
        ...socialAnalytics,
        facebookPixel: {
          enabled: true,
          pixelId: '12345678',
          trackConversions: false,
          customEvents: [{ key: 'three', event: 'contact_form_sent', name: 'Asked us' }],
        },
      },
      advancedTracking: {
        ...first.state.advancedTracking,
        customEvents: [{ key: 'two', name: 'asked', category: 'lead_generation' }],
      },
      performanceMonitoring: {
        ...performanceMonitoring,
        alertThresholds: { ...performanceMonitoring.alertThresholds, cumulativeLayoutShift: 0.25 },
        monitoredPages: ['/', '/pricing'],
      },
      reporting: { ...reporting, emailRecipients: ['ada@example.com'], reportTime: '18:30' },
      notifications: { emailRecipients: ['obi@example.com'], smsNumbers: ['+2348012345678'] },
    };
    const saved = cmsStateSavedSchema<Settings>(states.settings).parse(
      (await save({ revision: revision(first), state, conflicts: 'ask' })).body,
    );
    expect(saved).toMatchObject({ changed: true, state });
    expect((await read()).state).toEqual(state);
    expect(saved.revisions.visible.settings).toBe(saved.revisions.last.settings);
  });

  it('A18: two people’s edits of two switches of one group are merged; of one field they are asked about', async () => {
    const base = await read();
    const of = (session: string, state: object) => save({ session, revision: revision(base), state, conflicts: 'ask' });
    await of('a', { privacyCompliance: { dataRetentionPeriod: 36 } });
    const other = await of('b', { privacyCompliance: { anonymizeIPs: false } });
    expect(other.body).toMatchObject({
      state: { privacyCompliance: { dataRetentionPeriod: 36, anonymizeIPs: false } },
    });
    const asked = await of('b', { privacyCompliance: { dataRetentionPeriod: 12 } });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ conflicts: [{ path: ['privacyCompliance', 'dataRetentionPeriod'] }] });
  });

  it.each([
    [
      'script in an id',
      { googleTagManager: { enabled: true, containerId: '"><script>' } },
      ['googleTagManager', 'containerId'],
    ],
    [
      'the necessary cookies switched off',
      { privacyCompliance: { cookieCategories: { necessary: false } } },
      ['privacyCompliance', 'cookieCategories', 'necessary'],
    ],
    [
      'a recipient that is no address',
      { reporting: { emailRecipients: ['ada'] } },
      ['reporting', 'emailRecipients', 0],
    ],
    [
      'a retention of another length',
      { privacyCompliance: { dataRetentionPeriod: 13 } },
      ['privacyCompliance', 'dataRetentionPeriod'],
    ],
  ])('A18: %s is refused at its place, by the wire and by the panel', async (_, fields, path) => {
    const base = await read();
    const refused = await save({ revision: revision(base), state: fields });
    expect(refused.status).toBe(422);
    expect(refused.body['issues']).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
    const documents = cms.documents('api::general-setting.general-setting');
    const [entry] = await documents.findMany({});
    await expect(documents.update({ documentId: entry!.documentId, data: fields })).rejects.toThrow();
    expect((await read()).revisions.last.settings).toBe(base.revisions.last.settings);
  });

  it('A18: history tells a change and brings back what was before it', async () => {
    const base = await read();
    const path = ['general', 'backupFrequency'];
    await save({ revision: revision(base), state: { general: { backupFrequency: 'weekly' } } });
    const { revisions } = await read();
    const history = await cms.getAs('/api/wire/history?kind=settings', person);
    expect(history.body['groups']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ changes: expect.arrayContaining([expect.objectContaining({ path })]) }),
      ]),
    );
    const request = { kind: 'settings', change: revisions.last.settings, paths: [path], side: 'before', ask: false };
    await cms.postAs('/api/wire/history/restore', request, person);
    expect((await read()).state.general.backupFrequency).toBe(base.state.general.backupFrequency);
  });
});
