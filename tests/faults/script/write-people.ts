import {
  analyticsReportSchema,
  beaconItemSchema,
  isObject,
  leadPageSchema,
  leadShownSchema,
  MAX_BEACON_ITEMS,
  type Json,
} from '@apoti/contract';
import { postAdmin } from '../../support/second-admin';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { until } from '../saves/look/until';
import { ask } from './ask';
import type { Writing } from './write';

type Origins = Pick<Stack, 'origin' | 'cmsUrl'>;

const PASSWORD = 'Correct-Horse-9';
/** A browser: what programs send is not counted. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
/** Each from another network: so many of one are refused, and what visitors of one do counts for one of them. */
const from = (count: number) => ({ 'x-forwarded-for': `10.${8 + (count >> 8)}.${count & 255}.1` });

/** The newest leads: one that is shown by itself, one that was put aside. Those that there are. */
export async function newestLeads(admin: WireClient): Promise<string[]> {
  const lists = await Promise.all(
    ['/api/leads', '/api/leads?state=spam'].map(async (path) => leadPageSchema.parse(await ask(admin, path))),
  );
  return lists.flatMap(({ leads }) => leads.slice(0, 1)).map(({ id }) => id);
}

/** What is written of people, and what strangers leave behind without a form: beside `writings`, after which it is written. */
export const peopleWritings = (stack: Origins, admin: WireClient): Writing[] => [
  onLead(admin, 'notes', { text: 'Called back' }),
  onLead(admin, 'reply', { subject: 'Your message', text: 'It is in Yaba.' }),
  account(stack),
  search(admin),
];

/** A note or an answer of the newest lead. */
function onLead(admin: WireClient, action: 'notes' | 'reply', original: Json): Writing {
  return {
    name: `a lead’s ${action}`,
    original,
    send: async (body) => {
      const [id = ''] = await newestLeads(admin);
      const { lead } = leadShownSchema.parse(await ask(admin, `/api/leads/${id}`));
      return admin.post(`/api/leads/${id}/${action}`, isObject(body) ? { ...body, known: lead.replies.length } : body);
    },
  };
}

/** An account by its name, under which somebody signs in and changes the content: so the logs and the histories hold it. */
function account(stack: Origins): Writing {
  let count = 0;
  return {
    name: 'an account',
    original: { username: 'An editor' },
    send: async (body) => {
      const username = isObject(body) ? String(body['username']) : '';
      count += 1;
      const email = `editor-${count}@example.com`;
      const answer = await postAdmin(stack.cmsUrl, { username, email, password: PASSWORD });
      const text = await answer.text();
      if (!answer.ok) return { status: answer.status, json: JSON.parse(text) as unknown, text };
      const person = new WireClient(stack.origin, undefined, from(count));
      await person.signIn({ username: email, password: PASSWORD });
      const content = await person.content();
      return person.post('/api/content.php', {
        ...content,
        about: { ...content.about, mission: `${username} ${count}` },
      });
    },
  };
}

/**
 * What a visitor searched for: all that is kept of a visit in their own words. Referrers and campaigns are sent as well, of which no
 * more than a kind of source is kept. Each is searched for once more than the one before, so that it leads the list.
 */
function search(admin: WireClient): Writing {
  /** How often each was searched for, as the figures write it: small letters and capitals are the same. */
  const counts = new Map<string, number>();
  const known = async () => analyticsReportSchema.parse(await ask(admin, '/api/analytics?range=1d')).topKeywords;
  return {
    name: 'a search',
    original: { search: 'how big', referrer: 'www.example.com', medium: 'poster' },
    send: async (body) => {
      const { search: words = '', referrer = '', medium = '' } = isObject(body) ? body : {};
      const item = { kind: 'search', text: words };
      // What is left out of a visit: words that are too many, and such as may be somebody's address (counted.ts).
      const isKept = beaconItemSchema.safeParse(item).success && !String(words).includes('@');
      if (!isKept) return refusal('search');
      const name = String(words).normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
      const times = Math.max(0, ...counts.values()) + 1;
      for (let left = times - (counts.get(name) ?? 0); left > 0; left -= MAX_BEACON_ITEMS / 2) {
        const items = Array.from({ length: Math.min(left, MAX_BEACON_ITEMS / 2) }, () => item);
        const told = { page: '/faq', referrer, medium, device: 'desktop', returning: false, items };
        const answer = await admin.post('/api/measure', told, { ...from(times), 'user-agent': AGENT, cookie: '' });
        if (answer.status !== 204) return answer;
      }
      counts.set(name, times);
      await until(
        async () => (await known()).find(({ searches }) => searches === times) ?? null,
        'the search among the figures',
      );
      return { status: 200, json: null, text: '' };
    },
  };
}

const refusal = (field: string) => {
  const json = { error: 'not kept', issues: [{ path: [field], message: 'is not kept' }] };
  return { status: 422, json, text: json.error };
};
