import { z } from 'zod';
import type { Json } from '@apoti/contract';
import type { WireClient } from '../../support/wire-client';
import type { Secret } from './secrets';

/** What visitors see at the moment, and where what should not be so is said. */
export type Looks = {
  violations: string[];
  /** Whether an address comes to hold a text, or to lose it. */
  comes: (path: string, text: string, isThere: boolean) => Promise<boolean>;
  /** Whether some file for a balancer comes to hold a text, or none does any more. */
  isFiled: (text: string, isThere: boolean) => Promise<boolean>;
};

/** A thing that visitors see, and every address that tells of it, with the words by which it does. */
type Thing = { what: string; text: string; shownAt: readonly (readonly [path: string, text: string])[] };

const idOf = z.object({ id: z.number() });
const list = z.array(z.record(z.string(), z.json()));

/** Publishes things and takes them back, in every way that there is: they are there, and then nowhere. */
export class ComingAndGoing {
  constructor(
    private readonly looks: Looks,
    private readonly admin: WireClient,
    private readonly mark: string,
  ) {}

  /** Gives the texts of what is gone afterwards. `draft`: a post that nobody has seen yet. */
  async run(draft: { id: number; text: string }): Promise<Secret[]> {
    const gone = [await this.post(draft), await this.event(), await this.member()];
    return gone.map(({ what, text }) => ({ what: `${what} that is gone`, text }));
  }

  private async post({ id, text }: { id: number; text: string }): Promise<Thing> {
    const path = `/press-releases/${id}`;
    const told = ['/press-releases', path, `/api/pages?address=${encodeURIComponent(path)}`];
    const feeds = ['/api/blog.php', '/press-releases/feed.xml'];
    const shownAt = [
      ...[...told, ...feeds].map((at) => [at, text] as const),
      ['/sitemap.xml', `${path}</loc>`] as const,
    ];
    const post: Thing = { what: 'a post', text, shownAt };
    const set = async (status: string) => {
      const revision = String((await this.admin.get('/api/blog.php')).headers['etag'] ?? '').replaceAll('"', '');
      await this.send('POST', '/api/blog.php', { id, revision, status });
    };
    await set('published');
    await this.look(post, 'was published', true);
    await set('draft');
    await this.look(post, 'was taken back', false);
    await set('published');
    await this.look(post, 'was published again', true);
    await this.send('DELETE', '/api/blog.php', { id });
    await this.look(post, 'was deleted', false);
    return post;
  }

  private async event(): Promise<Thing> {
    const text = `qzaneventx${this.mark}`;
    const said = { title: `Event ${text}`, description: text, date: '2031-06-10', venue: text };
    const { event } = z.object({ event: idOf }).parse(await this.send('POST', '/api/events', said));
    const told = ['/events', '/api/pages?address=%2Fevents', `/events/${event.id}.ics`];
    const thing: Thing = { what: 'an event', text, shownAt: told.map((at) => [at, text]) };
    await this.look(thing, 'was made', true);
    await this.send('DELETE', '/api/events', { id: event.id });
    await this.look(thing, 'was deleted', false);
    return thing;
  }

  private async member(): Promise<Thing> {
    const text = `qzacolleaguex${this.mark}`;
    const told = ['/about', '/api/pages?address=%2Fabout', '/api/team.php'];
    const member: Thing = { what: 'a colleague', text, shownAt: told.map((at) => [at, text]) };
    const save = async (change: (members: Record<string, Json>[]) => Record<string, Json>[]) => {
      const { json, headers } = await this.admin.get('/api/team.php');
      const revision = String(headers['etag']).replaceAll('"', '');
      await this.send(
        'POST',
        '/api/team.php',
        change(list.parse(json)).map((one) => ({ ...one, revision })),
      );
    };
    const isThis = ({ name }: Record<string, Json>) => name === text;
    await save((members) => [...members, { ...members[0], id: 900_005, name: text, isActive: true }]);
    await this.look(member, 'was added', true);
    await save((members) => members.map((one) => (isThis(one) ? { ...one, isActive: false } : one)));
    await this.look(member, 'was made inactive', false);
    await save((members) => members.map((one) => (isThis(one) ? { ...one, isActive: true } : one)));
    await this.look(member, 'was made active again', true);
    await save((members) => members.filter((one) => !isThis(one)));
    await this.look(member, 'was deleted', false);
    return member;
  }

  private async send(method: string, path: string, body: Json): Promise<unknown> {
    const answer = await this.admin.send(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path} was not done: ${answer.text.slice(0, 400)}`);
    return answer.json;
  }

  /** Looks at every address and at the files for a balancer. */
  private async look({ what, text, shownAt }: Thing, deed: string, isThere: boolean): Promise<void> {
    const wrong = isThere ? 'does not show' : 'still shows';
    for (const [path, words] of shownAt) {
      if (!(await this.looks.comes(path, words, isThere)))
        this.looks.violations.push(`${path} ${wrong} ${what} that ${deed}`);
    }
    if (!(await this.looks.isFiled(text, isThere)))
      this.looks.violations.push(`a balancer's files: ${what} that ${deed} is ${isThere ? 'in none' : 'still in one'}`);
  }
}
