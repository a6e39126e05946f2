import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsLibraryPaths, cmsPaths, cmsPeoplePaths, cmsSubscriberPaths, type Person } from '@apoti/contract';
import { claimMail, nextAttempt } from '../src/mail/queue';
import { Cms } from './support/cms';
import { fillLists } from './support/fill-lists';
import { judgeQuery, queriesOf, tablesIn } from './support/query-plans';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
  await fillLists(cms);
  const invited = { username: 'ben', email: 'ben@example.com', origin: 'https://site.example', panel: false };
  expect((await cms.postAs(cmsPeoplePaths.people, invited, person)).status).toBe(200);
});
afterAll(() => cms.stop());

/** A query that looks at all rows by its nature, and why it may. */
type Whole = { of: RegExp; because: string };

/**
 * A list of the back-office: how it is asked for, and the tables in which it finds its rows. Lists that are always read whole
 * (stations, events, the team, questions, testimonials) are none of these: nothing is looked for in them. Nor are searches, which
 * look for a text anywhere, and the states of posts, for which each draft is held against its published version.
 */
type List = { name: string; ask: string | (() => Promise<unknown>); tables: string[]; whole?: Whole[] };

const counts: Whole = { of: /^select (\S+, )?(count|max)\(/, because: 'what is counted is looked at' };
const authors: Whole = { of: /^select distinct .author/, because: 'the choice of authors names each of them once' };
const states: Whole = { of: /group by .lead_state/, because: 'the leads of every state are counted' };
const log: Whole = {
  of: /group by kind, subject, author/,
  because: 'saves of an hour are one line, and its pages are counted: no more than 90 days are kept',
};

const byName: Whole = {
  of: /order by (folded_text|lower)\(/,
  because:
    'names are put in order by their folded letters; an index of those would need our function from all who open the file',
};

const rare: Whole = {
  of: /where f\.mime like 'image.*coalesce\(f\.alternative_text/,
  because: 'where few match, PostgreSQL rather reads the table than an index in its order; only those are put in order',
};

/** What is found by an index and may then be put in order: the mails that wait are few, however many have been sent. */
const few = /order by .t0.\..next_attempt_at/;

const posts = { tables: ['posts'], whole: [counts, authors] };
const files = { tables: ['files'], whole: [counts] };
const subscribers = { tables: ['subscribers'], whole: [counts] };
const leadTables = ['contact_messages', 'franchise_applications', 'mails'];

const lists: List[] = [
  { name: 'A10: posts', ask: cmsPaths.postPage, ...posts },
  { name: 'A10: posts, the oldest first', ask: `${cmsPaths.postPage}?sort=date`, ...posts },
  { name: 'A10: posts of a category', ask: `${cmsPaths.postPage}?category=Technology`, ...posts },
  { name: 'A10: posts of an author', ask: `${cmsPaths.postPage}?author=Author%207`, ...posts },
  { name: 'A15: files', ask: cmsLibraryPaths.page, ...files },
  { name: 'A15: files of a folder', ask: `${cmsLibraryPaths.page}?folder=root`, ...files },
  { name: 'A15: files by size', ask: `${cmsLibraryPaths.page}?sort=-size`, ...files },
  { name: 'A15: files by size, the smallest first', ask: `${cmsLibraryPaths.page}?sort=size`, ...files },
  { name: 'A15: files by name', ask: `${cmsLibraryPaths.page}?sort=name`, tables: ['files'], whole: [counts, byName] },
  { name: 'A15: files of a kind', ask: `${cmsLibraryPaths.page}?kind=video`, ...files },
  { name: 'A15: files of none of the other kinds', ask: `${cmsLibraryPaths.page}?kind=document`, ...files },
  { name: 'A15: archives', ask: `${cmsLibraryPaths.page}?kind=archive`, ...files },
  { name: 'A15: files of a category', ask: `${cmsLibraryPaths.page}?category=products`, ...files },
  {
    name: 'A15: pictures without an alt text',
    ask: `${cmsLibraryPaths.page}?missingAlt=true`,
    tables: ['files'],
    whole: [counts, rare],
  },
  { name: 'A15: the trash', ask: `${cmsLibraryPaths.page}?tab=trash`, tables: ['trashed_files'], whole: [counts] },
  { name: 'A16: subscribers', ask: cmsSubscriberPaths.page, ...subscribers },
  { name: 'A16: subscribers by name', ask: `${cmsSubscriberPaths.page}?sort=name`, ...subscribers },
  { name: 'A16: subscribers by address', ask: `${cmsSubscriberPaths.page}?sort=email`, ...subscribers },
  { name: 'P20, P21: leads', ask: `${cmsPaths.leads}/page`, tables: leadTables, whole: [states] },
  { name: 'P20, P21: new leads', ask: `${cmsPaths.leads}/page?state=new`, tables: leadTables, whole: [states] },
  { name: 'P20, P21: spam', ask: `${cmsPaths.leads}/page?state=spam`, tables: leadTables, whole: [states] },
  { name: 'P20, P21: an export of leads', ask: `${cmsPaths.leads}/export?after=`, tables: leadTables },
  {
    name: 'P20, P21: the rest of an export',
    ask: `${cmsPaths.leads}/export?after=u${Date.now()}000.n9`,
    tables: leadTables,
  },
  { name: 'P20, P21: how many leads are new', ask: `${cmsPaths.leads}/count`, tables: leadTables },
  { name: 'A6: history of the content', ask: `${cmsPaths.history}?kind=content`, tables: ['changes'] },
  { name: 'A10: history of a post', ask: `${cmsPaths.history}?kind=posts&item=5`, tables: ['changes'] },
  { name: 'A19: activity', ask: cmsPeoplePaths.activity, tables: ['changes', 'sign_ins'], whole: [log] },
  { name: 'A19: people', ask: cmsPeoplePaths.people, tables: ['sign_ins', 'mails'] },
  { name: 'P20: the next mail', ask: () => claimMail(cms.strapi, 'mail', Date.now()), tables: ['mails'] },
  { name: 'P20: the next SMS', ask: () => claimMail(cms.strapi, 'sms', Date.now()), tables: ['mails'] },
  { name: 'P20: when a mail is due', ask: () => nextAttempt(cms.strapi, 'mail'), tables: ['mails'] },
  { name: 'P20: when an SMS is due', ask: () => nextAttempt(cms.strapi, 'sms'), tables: ['mails'] },
];

/** The excuses that were needed: numbers and names that a list has asked for before are kept, and not asked for again. */
const used = new Set<Whole>();

it.each(lists)('$name: found by an index, however many rows there are', async ({ ask, tables, whole = [] }) => {
  const call = typeof ask === 'string' ? async () => expect((await cms.getAs(ask, person)).status).toBe(200) : ask;
  const asked = (await queriesOf(cms, call)).filter(({ sql }) =>
    [...tablesIn(sql).values()].some((table) => tables.includes(table)),
  );
  const judged = asked.filter(({ sql }) => !whole.some(({ of }) => of.test(sql)));
  expect(judged).not.toEqual([]);
  for (const query of judged) {
    const { scans, sorts } = await judgeQuery(cms, query, tables);
    expect({ sql: query.sql, scans, sorts: few.test(query.sql) ? [] : sorts }).toEqual({
      sql: query.sql,
      scans: [],
      sorts: [],
    });
  }
  for (const excuse of whole) if (asked.some(({ sql }) => excuse.of.test(sql))) used.add(excuse);
});

it('A10, A15, A16: what is excused is really asked', () => {
  const excuses = new Set(lists.flatMap(({ whole = [] }) => whole));
  expect([...excuses].filter((excuse) => !used.has(excuse))).toEqual([]);
});
