import { z } from 'zod';
import { contentReplySchema, postsReplySchema, teamReplySchema } from '@apoti/contract';
import { WireClient, type WireAnswer } from '../wire-client';

const contentSchema = contentReplySchema.loose();

/**
 * A client of the years before: reads everything once as a visitor, signs in, and from then on posts its own whole copies
 * back, edited, without looking at a single reply.
 */
export class OldClient {
  private constructor(
    private readonly wire: WireClient,
    private readonly copies: {
      content: z.infer<typeof contentSchema>;
      team: z.infer<typeof teamReplySchema>;
      posts: z.infer<typeof postsReplySchema>;
    },
  ) {}

  static async start(origin: string, admin: { username: string; password: string }): Promise<OldClient> {
    const wire = new WireClient(origin);
    const copies = {
      content: contentSchema.parse((await wire.get('/api/content.php')).json),
      team: teamReplySchema.parse((await wire.get('/api/team.php')).json),
      posts: postsReplySchema.parse((await wire.get('/api/blog.php')).json),
    };
    await wire.signIn(admin);
    return new OldClient(wire, copies);
  }

  /** What it edits, and what it has written there last. */
  get edits(): { mission: string; bio: string; excerpt: string } {
    const { content, team, posts } = this.copies;
    return { mission: content.about.mission, bio: team[1]?.bio ?? '', excerpt: posts[0]?.excerpt ?? '' };
  }

  /** The id of the member and of the post that it edits. */
  get ids(): { member: number; post: number } {
    return { member: this.copies.team[1]?.id ?? 0, post: this.copies.posts[0]?.id ?? 0 };
  }

  /** One round: an edit of each of its copies, all of them sent whole. The status codes are for the observer, not for it. */
  async round(number: number): Promise<number[]> {
    const { content, team, posts } = this.copies;
    content.about.mission = `Mission of round ${number}`;
    const [, member] = team;
    if (member) member.bio = `Bio of round ${number}`;
    const [post] = posts;
    if (post) post.excerpt = `Excerpt of round ${number}`;
    const answers: WireAnswer[] = [
      await this.wire.post('/api/content.php', content),
      await this.wire.post('/api/team.php', team),
      await this.wire.post('/api/blog.php', post),
    ];
    return answers.map(({ status }) => status);
  }

  async isSignedIn(): Promise<boolean> {
    const reply = z.object({ authenticated: z.boolean() }).parse((await this.wire.get('/api/auth.php')).json);
    return reply.authenticated;
  }
}
