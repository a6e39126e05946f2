import { z } from 'zod';
import type { WireClient } from '../support/wire-client';

/** Calls that tell everything of a site: content, team, posts, files, subscribers, messages, settings, and what was changed. */
const calls = [
  ...['/api/content.php', '/api/team.php', '/api/blog.php', '/api/newsletter.php'],
  ...['/api/media.php?type=active', '/api/media.php?type=trash', '/api/leads', '/api/settings', '/api/seo'],
  ...['/api/stations', '/api/events', '/api/history?kind=content'],
];

/** What a call answers is another one after a restore: revisions, moments, and where the site is. */
const OWN = [
  { what: /"[0-9a-f]{12}\.\d+(-public)?"/g, instead: '"a revision"' },
  { what: /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, instead: '"a moment"' },
  { what: /"(modified|deleted)":\d+/g, instead: '"$1":0' },
];

/** What an Admin is answered, by call, without what differs from one installation to the next. */
export const answersSchema = z.record(z.string(), z.json());
export type Answers = z.infer<typeof answersSchema>;

/** Asks a running site. */
export async function answersOf(admin: WireClient): Promise<Answers> {
  const answers: Answers = {};
  for (const path of calls) {
    const { status, text } = await admin.get(path);
    if (status !== 200) throw new Error(`${path} was answered ${status} ${text.slice(0, 300)}`);
    const same = OWN.reduce((now, { what, instead }) => now.replace(what, instead), text.replaceAll(admin.origin, ''));
    answers[path] = z.json().parse(JSON.parse(same));
  }
  return answers;
}
