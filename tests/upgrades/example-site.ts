import { z } from 'zod';
import { uploadedSchema } from '@apoti/contract';
import { jpeg, png } from '../support/pictures';
import type { WireAnswer, WireClient } from '../support/wire-client';

const revisedSchema = z.object({ revision: z.string() });

function okay({ status, text }: WireAnswer): void {
  if (status !== 200) throw new Error(`The release answered ${status} ${text.slice(0, 300)}`);
}

/** What people have done at a site of plain examples, by calls that every release has. */
export async function writeExampleSite(admin: WireClient, visitor: WireClient): Promise<void> {
  for (const mission of ['Parcels for everybody', 'Parcels for everybody, at any hour']) {
    const { about, revision } = await admin.content();
    okay(await admin.post('/api/content.php', { revision, about: { ...about, mission } }));
  }
  const { heroSlides, revision } = await admin.content();
  const [first, ...others] = heroSlides;
  okay(await admin.post('/api/content.php', { revision, heroSlides: [{ ...first, title: 'An example' }, ...others] }));
  for (const status of ['published', 'draft']) {
    const words = { title: `A ${status} example`, content: '<p>Words “and” ◆ signs</p>', excerpt: 'Words' };
    okay(await admin.post('/api/blog.php', { ...words, author: 'Ada', category: 'Company News', status }));
  }
  await admin.upload(await jpeg(60, 40), { name: 'A van', fileName: 'van.jpg', type: 'image/jpeg' });
  const gone = uploadedSchema.parse((await admin.upload(await png(30, 30), { name: 'Gone' })).json).url;
  okay(await admin.send('DELETE', '/api/media.php', { name: gone.split('/').at(-1) }));
  for (const name of ['Ada Example', 'Bola Example']) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    okay(await visitor.post('/api/newsletter.php', { name, email }));
  }
  const message = { subject: 'support', message: 'Is this an example?' };
  okay(await visitor.post('/api/contact', { name: 'Chidi Example', email: 'chidi@example.com', ...message }));
  const settings = revisedSchema.parse((await admin.get('/api/settings')).json);
  const general = { backupFrequency: 'weekly' };
  okay(await admin.post('/api/settings', { revision: settings.revision, state: { general } }));
}
