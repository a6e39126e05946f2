import {
  contentSchema,
  states,
  stateKinds,
  teamSchema,
  toFieldIssues,
  type FieldIssue,
  type Json,
} from '@apoti/contract';
import { lostQuestions } from '../content/content-rules';
import { storedContent } from '../content/read-content';
import { entryKinds, type EntryKind } from '../entries/kinds';
import { nameIn } from '../history/entry-names';
import { stateUids } from '../states/state-kinds';
import { fromStrapi } from '../store/from-strapi';
import { findRows, type Row } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { TEAM_UID } from '../team/team-watch';
import type { Finding } from './finding';
import { judgeEntry, judgeItems } from './judge-entry';

type Checker = {
  safeParse(value: unknown): { success: true } | { success: false; error: Parameters<typeof toFieldIssues>[0] };
};

function issuesOf(schema: Checker, state: Json): FieldIssue[] {
  const checked = schema.safeParse(state);
  return checked.success ? [] : toFieldIssues(checked.error);
}

/** Every entry that the contract's rules refuse, through whichever door it came. */
export async function lookAtContent(strapi: Strapi): Promise<Finding[]> {
  return [
    ...(await brokenContent(strapi)),
    ...(await brokenTeam(strapi)),
    ...(await brokenStates(strapi)),
    ...(await brokenEntries(strapi)),
  ];
}

async function brokenContent(strapi: Strapi): Promise<Finding[]> {
  const stored = await storedContent(strapi);
  const checked = contentSchema.safeParse(stored);
  // Whether a question's category exists can be asked once all else is well.
  const issues = checked.success ? lostQuestions(checked.data) : toFieldIssues(checked.error);
  return judgeItems('The content', '/admin/content', issues);
}

async function brokenTeam(strapi: Strapi): Promise<Finding[]> {
  const stored = (await findRows(strapi, TEAM_UID)).map((row) => fromStrapi(strapi, TEAM_UID, row));
  return judgeItems('The team', '/admin/team', issuesOf(teamSchema, stored));
}

async function brokenStates(strapi: Strapi): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const kind of stateKinds) {
    const [row] = await findRows(strapi, stateUids[kind]);
    if (row === undefined) continue;
    const issues = issuesOf(states[kind].schema, fromStrapi(strapi, stateUids[kind], row));
    found.push(...judgeEntry(kind === 'seo' ? 'SEO Settings' : 'Settings', `/admin/${kind}`, issues));
  }
  return found;
}

/** What each kind is called, where it is edited, and whether its name may be told: those of people are not. */
const called: Readonly<Record<string, { name: string; href: string; isNamed: boolean }>> = {
  posts: { name: 'Post', href: '/admin/blog', isNamed: true },
  stations: { name: 'Location', href: '/admin/locations', isNamed: true },
  events: { name: 'Event', href: '/admin/events', isNamed: true },
  franchise: { name: 'Franchise model', href: 'Strapi’s panel', isNamed: true },
  subscribers: { name: 'Subscriber', href: '/admin/newsletter', isNamed: false },
  'contact-messages': { name: 'Contact message', href: '/admin/leads', isNamed: false },
  'franchise-applications': { name: 'Franchise application', href: '/admin/leads', isNamed: false },
};

async function brokenEntries(strapi: Strapi): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const entry of entryKinds) {
    for (const row of await findRows(strapi, entry.uid)) found.push(...brokenEntry(strapi, entry, row));
  }
  return found;
}

function brokenEntry(strapi: Strapi, entry: EntryKind, row: Row): Finding[] {
  const value = fromStrapi(strapi, entry.uid, row);
  const version = row['publishedAt'] === null ? 'draft' : 'published';
  const { name, href, isNamed } = called[entry.kind] ?? { name: entry.kind, href: 'Strapi’s panel', isNamed: false };
  const label = isNamed ? `${name} “${nameIn(value)}”` : `${name} number ${row.id}`;
  return judgeEntry(label, href, entry.faults(entry.versions ? { [version]: value } : value));
}
