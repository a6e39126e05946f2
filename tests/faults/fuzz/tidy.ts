import { isObject, type Json } from '@apoti/contract';
import { z } from 'zod';
import type { WireClient } from '../../support/wire-client';

/** How many of a kind may stand there: a run that makes ever more measures its own heap, not the product. */
const MOST = 30;

const listed: readonly { path: string; list: string | null }[] = [
  { path: '/api/blog.php', list: null },
  { path: '/api/events', list: 'events' },
  { path: '/api/stations', list: 'stations' },
];
const withId = z.looseObject({ id: z.union([z.number(), z.string()]) });

/** Brings a site that anything may have been done to back to about what it was; whatever fails is left for the next time. */
export class Tidying {
  private first: { content: Json; team: Json[]; settings: Json } | null = null;

  constructor(private readonly admin: WireClient) {}

  /** Notes what the site is like. */
  async begin(): Promise<void> {
    this.first = {
      content: await this.read('/api/content.php'),
      team: z.array(z.json()).parse(await this.read('/api/team.php')),
      settings: await this.read('/api/settings'),
    };
  }

  async tidy(): Promise<void> {
    if (this.first === null) return;
    const { content, team, settings } = this.first;
    const now = await this.read('/api/settings');
    if (isObject(settings) && isObject(now)) {
      const { state } = settings;
      await this.admin.post('/api/settings', { state, revision: now['revision'] });
    }
    const current = await this.read('/api/content.php');
    if (isObject(content) && isObject(current)) {
      await this.admin.post('/api/content.php', { ...content, revision: current['revision'] });
    }
    const { headers } = await this.admin.get('/api/team.php');
    const revision = String(headers['etag'] ?? '').replaceAll('"', '');
    await this.admin.post(
      '/api/team.php',
      team.map((member) => (isObject(member) ? { ...member, revision } : member)),
    );
    for (const { path, list } of listed) await this.thin(path, list);
    await this.forget();
  }

  /** Deletes the newest of a kind until few enough are left. */
  private async thin(path: string, list: string | null): Promise<void> {
    const value = await this.read(path);
    const items = z.array(withId).safeParse(list === null ? value : isObject(value) ? value[list] : null);
    if (!items.success) return;
    for (const { id } of items.data.slice(MOST)) await this.admin.send('DELETE', path, { id });
  }

  /** Subscribers, messages and files. */
  private async forget(): Promise<void> {
    const limit = { search: '', limit: 500 };
    await this.admin.post('/api/subscribers/delete', { matching: limit });
    const leads = z.object({ leads: z.array(z.object({ id: z.string() })) }).safeParse(await this.read('/api/leads'));
    if (leads.success && leads.data.leads.length > 0) {
      await this.admin.post('/api/leads/bulk', { ids: leads.data.leads.map(({ id }) => id), action: 'delete' });
    }
    const files = z.object({ files: z.array(z.object({ id: z.string() })) }).safeParse(await this.read('/api/library'));
    if (files.success && files.data.files.length > MOST) {
      await this.admin.post('/api/library/bulk', {
        action: 'trash',
        ids: files.data.files.slice(MOST).map(({ id }) => id),
      });
    }
    await this.admin.send('DELETE', '/api/library/trash', {});
  }

  private async read(path: string): Promise<Json> {
    return z
      .json()
      .catch(null)
      .parse((await this.admin.get(path)).json);
  }
}
