import { z } from 'zod';
import { contentReplySchema, sessionReplySchema, typesOnly } from '@apoti/contract';
import { must, type Check } from './check';
import { expectRefusal, expectReply } from './expect-answer';

/** The parts that every server of this wire has; what ours adds is left out. */
export const oldContentSchema = typesOnly(
  contentReplySchema.pick({
    heroSlides: true,
    testimonials: true,
    about: true,
    services: true,
    pricing: true,
    contact: true,
    faq: true,
    footer: true,
    revision: true,
  }),
);
export const memberSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  isActive: z.boolean(),
  bio: z.string(),
  revision: z.string().optional(),
});
export const postSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  status: z.enum(['published', 'draft']),
  revision: z.string().optional(),
});

function get(row: string, title: string, run: Check['run']): Check {
  return { row, title, needs: 'nobody', writes: false, run };
}

/** What anybody may ask, and what nobody may. */
export const readingChecks: readonly Check[] = [
  get('C1', 'nobody signed in is an answer', async ({ visitor }) => {
    const reply = expectReply(await visitor().get('/api/auth.php'), sessionReplySchema);
    must(!reply.authenticated && reply.user === null, 'says that somebody is signed in');
  }),
  get('C5', 'the content, active items only', async ({ visitor }) => {
    const { heroSlides, testimonials, faq } = expectReply(await visitor().get('/api/content.php'), oldContentSchema);
    const hidden = [...heroSlides, ...testimonials, ...faq.faqs].filter(({ active }) => !active);
    must(hidden.length === 0, `shows ${hidden.length} hidden items to visitors`);
  }),
  get('C7', 'the team, active members in order, nothing private', async ({ visitor }) => {
    const members = expectReply(await visitor().get('/api/team.php'), memberSchema.array());
    must(
      members.every(({ isActive }) => isActive),
      'shows inactive members to visitors',
    );
    const open = ['email', 'phone'].filter((field) => members.some((member) => Boolean(member[field])));
    must(open.length === 0, `shows ${open.join(' and ')} of members to visitors`);
  }),
  get('C9', 'the posts, never a draft', async ({ visitor }) => {
    const posts = expectReply(await visitor().get('/api/blog.php'), postSchema.array());
    must(
      posts.every(({ status }) => status === 'published'),
      'shows drafts to visitors',
    );
  }),
  get('C13', 'subscribers are not for visitors', async ({ visitor }) =>
    expectRefusal(await visitor().get('/api/newsletter.php'), [401]),
  ),
  get('C15', 'the list of files is not for visitors', async ({ visitor }) =>
    expectRefusal(await visitor().get('/api/media.php?type=active'), [401]),
  ),
  get('C18', 'a sitemap and robots.txt', async ({ visitor }) => {
    const sitemap = await visitor().get('/sitemap.xml');
    must(sitemap.status === 200 && /<(urlset|sitemapindex)[\s>]/.test(sitemap.text), 'has no sitemap');
    const robots = await visitor().get('/robots.txt');
    must(robots.status === 200 && /^user-agent:/im.test(robots.text), 'has no robots.txt');
  }),
  get('C19', 'a call that does not exist is a JSON 404', async ({ visitor }) =>
    expectRefusal(await visitor().get('/api/no-such-call.php'), [404]),
  ),
  get('C21', 'a placeholder picture of the asked size', async ({ visitor }) => {
    const answer = await visitor().get('/api/placeholder/64/64');
    const type = String(answer.headers['content-type']);
    must(answer.status === 200 && type.startsWith('image/'), `answers ${answer.status} with ${type}`);
  }),
];
