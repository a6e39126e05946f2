import { randomUUID } from 'node:crypto';
import { png } from '../../support/pictures';
import type { WireClient, WireAnswer } from '../../support/wire-client';
import { uploadedSchema } from '@apoti/contract';

function okay({ status, text }: WireAnswer): void {
  if (status !== 200) throw new Error(`An edit got ${status} ${text.slice(0, 200)}`);
}

/**
 * What editors and visitors write, one after the other: a slide, an upload, a mission, the trash, a post, a subscriber. Each is one
 * change of the site, so that nothing is between two of them.
 */
export function editsOf(admin: WireClient, visitor: WireClient, round: string): (() => Promise<void>)[] {
  let count = 0;
  let uploaded = '';
  const saveContent = async (change: (text: string) => Promise<object>) => {
    count += 1;
    const { revision } = await admin.content();
    okay(await admin.post('/api/content.php', { revision, ...(await change(`Edit ${round}.${count}`)) }));
  };
  return [
    () =>
      saveContent(async (title) => {
        const { heroSlides } = await admin.content();
        return { heroSlides: heroSlides.map((slide, at) => (at === 0 ? { ...slide, title } : slide)) };
      }),
    async () => {
      uploaded = uploadedSchema.parse((await admin.upload(await png(16 + (count % 200), 24))).json).url;
    },
    () => saveContent(async (mission) => ({ about: { ...(await admin.content()).about, mission } })),
    async () => okay(await admin.send('DELETE', '/api/media.php', { name: uploaded.split('/').at(-1) })),
    async () => {
      const post = { title: `Post ${round}.${(count += 1)}`, content: '<p>Words</p>', excerpt: 'Words', author: 'Ada' };
      okay(await admin.post('/api/blog.php', { ...post, category: 'Company News', status: 'published' }));
    },
    async () => {
      const email = `reader-${randomUUID()}@example.com`;
      okay(await visitor.post('/api/newsletter.php', { name: 'A Reader', email }));
    },
  ];
}
