import { errorBodySchema, postsReplySchema, teamReplySchema } from '@apoti/contract';
import { expect } from 'vitest';
import { png } from './pictures';
import type { Stack } from './stack';
import { until } from './until';
import { SAYS_SO_MS, WireClient, type WireAnswer } from './wire-client';

/** One save of each kind, by its call. */
export type Saves = Record<'content.php' | 'team.php' | 'blog.php' | 'newsletter.php' | 'contact' | 'upload.php', Save>;
type Save = () => Promise<WireAnswer>;

/** A refusal that tells people what is wrong, in words of ours. */
export function expectHonest(answer: WireAnswer, words: RegExp): void {
  expect([503, 507]).toContain(answer.status);
  const { error, success } = errorBodySchema.parse(answer.json);
  expect(success).toBe(false);
  expect(error).toMatch(words);
  expect(answer.text).not.toMatch(/SQLITE|sqlite|ENOSPC|EROFS|25006|read-only transaction|node_modules/);
}

/** What is sent to a product whose place for data fails, by an admin and by visitors, and what goes on meanwhile. */
export class FailingStorage {
  private count = 0;
  /** By people who wait as long as it takes. */
  readonly saves: Saves;
  /** By people who take an answer that does not come in time for none: they throw. */
  readonly hurried: Saves;

  private constructor(
    private readonly stack: Pick<Stack, 'origin' | 'admin'>,
    readonly admin: WireClient,
  ) {
    this.saves = this.savesOf((client) => client);
    this.hurried = this.savesOf((client) => client.within(SAYS_SO_MS));
  }

  /** With its admin signed in. */
  static async of(stack: Pick<Stack, 'origin' | 'admin'>): Promise<FailingStorage> {
    const admin = new WireClient(stack.origin);
    await admin.signIn(stack.admin);
    return new FailingStorage(stack, admin);
  }

  get visitor(): WireClient {
    return new WireClient(this.stack.origin);
  }

  /** Somebody else signs in, who waits no longer than the hurried do. */
  signIn(): Promise<WireAnswer> {
    return this.visitor.within(SAYS_SO_MS).signIn(this.stack.admin);
  }

  post() {
    return {
      ...{ title: `Post ${this.next()}`, excerpt: 'Short.', content: '<p>Long.</p>', author: 'Example Author' },
      category: 'Technology',
    };
  }

  lead() {
    const number = this.next();
    return {
      ...{ name: `Visitor ${number}`, email: `v-${number}@example.com`, subject: 'general' },
      ...{ message: `What visitor ${number} has to say.`, submissionId: `form-${number}`, elapsed: 20_000 },
    };
  }

  /** Pages and calls that only read go on; what visitors may not see says so as ever. */
  async expectReading(): Promise<void> {
    for (const path of ['/', '/api/content.php', '/api/team.php', '/api/blog.php', '/faq']) {
      expect([path, (await this.visitor.get(path)).status]).toEqual([path, 200]);
    }
    expect((await this.admin.get('/api/content.php')).status).toBe(200);
    const [post] = postsReplySchema.parse((await this.admin.get('/api/blog.php')).json);
    for (const path of [`/api/posts/${post?.id}`, '/api/newsletter.php', '/api/media.php?type=active']) {
      await until(async () => (await this.admin.get(path)).status === 200);
    }
  }

  /** Every save is done again. */
  async expectSaving(): Promise<void> {
    for (const [name, save] of Object.entries(this.saves)) {
      await until(async () => (await save()).status === 200);
      expect([name, (await save()).status]).toEqual([name, 200]);
    }
  }

  private next(): number {
    return (this.count += 1);
  }

  private savesOf(as: (client: WireClient) => WireClient): Saves {
    const admin = () => as(this.admin);
    const visitor = () => as(this.visitor);
    return {
      'content.php': async () => {
        const content = await this.admin.content();
        const about = { ...content.about, mission: `Mission ${this.next()}` };
        return admin().post('/api/content.php', { ...content, about });
      },
      'team.php': async () => {
        const team = teamReplySchema.parse((await this.admin.get('/api/team.php')).json);
        const saved = team.map((member) => ({ ...member, bio: `Bio ${this.next()}` }));
        return admin().post('/api/team.php', saved);
      },
      'blog.php': () => admin().post('/api/blog.php', this.post()),
      'newsletter.php': () =>
        visitor().post('/api/newsletter.php', { name: 'A', email: `n-${this.next()}@example.com` }),
      contact: () => visitor().post('/api/contact', this.lead()),
      'upload.php': async () => {
        const picture = await png();
        return admin().upload(picture);
      },
    };
  }
}
