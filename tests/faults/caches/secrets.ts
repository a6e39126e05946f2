import { isObject, type Json } from '@apoti/contract';
import { z } from 'zod';
import { png } from '../../support/pictures';
import type { WireClient } from '../../support/wire-client';

/** A text that no visitor may ever get, and what it stands in. */
export type Secret = { what: string; text: string };

const made = z.object({ blog: z.object({ id: z.number() }) });
const record = z.record(z.string(), z.json());
const list = z.array(record);

const post = (text: string, more: Record<string, Json>) => ({
  title: `A post ${text}`,
  excerpt: `Excerpt ${text}`,
  content: `<p>Text ${text}</p>`,
  author: 'Example Author',
  category: 'Company News',
  tags: [text],
  ...more,
});

/** Puts secrets everywhere where a site has something that is not for its visitors. */
export class Planting {
  readonly secrets: Secret[] = [];
  /** The draft that is published and taken back later on. */
  draft = { id: 0, text: '' };

  constructor(
    private readonly admin: WireClient,
    private readonly mark: string,
  ) {}

  async plant(): Promise<void> {
    await this.posts();
    await this.content();
    await this.team();
    await this.people();
    await this.settings();
    await this.files();
    await this.locations();
    await this.leadWork();
  }

  /** A new secret; letters and digits alone, so that it is the same in every form of text. */
  private secret(what: string): string {
    const text = `qz${what.replaceAll(/[^a-z0-9]/g, '')}x${this.secrets.length}x${this.mark}`;
    this.secrets.push({ what, text });
    return text;
  }

  private async save(path: string, body: Json): Promise<unknown> {
    const answer = await this.admin.post(path, body);
    if (answer.status !== 200) throw new Error(`${path} was not saved: ${answer.text.slice(0, 400)}`);
    return answer.json;
  }

  private async posts(): Promise<void> {
    const text = this.secret('a draft');
    const { blog } = made.parse(await this.save('/api/blog.php', post(text, { status: 'draft' })));
    this.draft = { id: blog.id, text };
    const planned = post(this.secret('a scheduled post'), { status: 'published', publishDate: '2099-01-01' });
    await this.save('/api/blog.php', planned);
    const shown = made.parse(await this.save('/api/blog.php', post('for everybody', { status: 'published' })));
    const { revision } = record.parse((await this.admin.get(`/api/posts/${shown.blog.id}`)).json);
    const edit = {
      id: shown.blog.id,
      revision: revision ?? null,
      content: `<p>${this.secret('an unpublished edit')}</p>`,
    };
    await this.save('/api/posts', edit);
  }

  private async content(): Promise<void> {
    const content = record.parse((await this.admin.get('/api/content.php')).json);
    const { faqs, ...faq } = record.parse(content['faq']);
    const hidden = (id: number, items: Json | undefined, fields: (text: string) => Record<string, Json>): Json => {
      const known = list.parse(items);
      return [...known, { ...known[0], ...fields(this.secret(`hidden ${id}`)), id, active: false }];
    };
    await this.save('/api/content.php', {
      revision: content['revision'] ?? null,
      heroSlides: hidden(900_001, content['heroSlides'], (title) => ({ title })),
      testimonials: hidden(900_002, content['testimonials'], (name) => ({ name })),
      faq: { ...faq, faqs: hidden(900_003, faqs, (question) => ({ question, answer: question })) },
    });
  }

  private async team(): Promise<void> {
    const { json, headers } = await this.admin.get('/api/team.php');
    const revision = String(headers['etag']).replaceAll('"', '');
    const [first = {}, ...others] = list.parse(json);
    const { id: _id, ...like } = first;
    const named = {
      ...first,
      email: `${this.secret('the address of a member')}@example.com`,
      phone: this.secret('the phone of a member'),
    };
    const gone = { ...like, id: 900_004, name: this.secret('a member who left'), isActive: false };
    await this.save(
      '/api/team.php',
      [named, ...others, gone].map((member) => ({ ...member, revision })),
    );
  }

  private async people(): Promise<void> {
    const subscriber = this.secret('a subscriber');
    await this.save('/api/newsletter.php', { name: `Ada ${subscriber}`, email: `${subscriber}@example.com` });
    const sender = this.secret('a message');
    await this.save('/api/contact', {
      name: sender,
      email: `${sender}@example.com`,
      subject: 'general',
      message: `Hello ${sender}`,
    });
    const applicant = this.secret('an application');
    await this.save('/api/franchise', {
      ...{ name: applicant, email: `${applicant}@example.com`, phone: '+234 800 000 0000' },
      ...{ franchiseType: 'location-partner', location: 'abuja-wuse' },
    });
    const account = this.secret('an account');
    await this.save('/api/people', { username: account, email: `${account}@example.com` });
  }

  private async locations(): Promise<void> {
    const { stations } = record.parse((await this.admin.get('/api/stations')).json);
    const [{ id: _id, revision: _revision, updatedAt: _updatedAt, ...like } = {}] = list.parse(stations);
    const attendant = this.secret('an attendant');
    await this.save('/api/stations', { ...like, name: 'Another example', contactPerson: attendant });
  }

  /** What is written in the inbox about the messages that came. */
  private async leadWork(): Promise<void> {
    const { leads } = record.parse((await this.admin.get('/api/leads')).json);
    for (const { id } of z.array(z.object({ id: z.string() })).parse(leads)) {
      await this.save(`/api/leads/${id}/notes`, { text: this.secret('a note') });
      const text = this.secret('an answer by mail');
      await this.save(`/api/leads/${id}/reply`, { subject: text, text, known: 0 });
    }
  }

  private async settings(): Promise<void> {
    const { state, revision = null } = record.parse((await this.admin.get('/api/settings')).json);
    const { reporting, notifications } = record.parse(state);
    if (!isObject(reporting ?? null) || !isObject(notifications ?? null))
      throw new Error('The settings have another form');
    const mail = () => [`${this.secret('a recipient')}@example.com`];
    await this.save('/api/settings', {
      state: { reporting: { emailRecipients: mail() }, notifications: { emailRecipients: mail() } },
      revision,
    });
  }

  private async files(): Promise<void> {
    const folder = this.secret('a folder');
    await this.save('/api/library/folders', { name: folder, parent: null });
    const { json } = await this.admin.upload(await png(9, 9), {
      name: this.secret('a file nobody shows'),
      fileName: `${this.secret('the name of a file')}.png`,
    });
    const { name } = z.object({ name: z.string() }).parse(json);
    await this.admin.send('DELETE', '/api/media.php', { name });
  }
}

/** The first secret in what somebody got; null: none. */
export function secretIn(secrets: readonly Secret[], got: string): Secret | null {
  return secrets.find(({ text }) => got.includes(text)) ?? null;
}
