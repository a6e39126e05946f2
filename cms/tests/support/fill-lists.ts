import type { Cms } from './cms';
import { addManyFiles } from './many-files';
import { makeSubscribers } from './subscribers';

/** Rows of a table: enough that a database would rather go by an index, where there is one that fits. */
const MANY = 6_000;
/** Of rows that are small more of them are needed for that. */
const SMALL = 30_000;
/** SQLite takes so many rows in one statement. */
const AT_ONCE = 400;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

type Row = Record<string, unknown>;
type RowOf = (number: number, at: Date) => Row;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const turn = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
const TEXT = 'Words as long as those that people write. '.repeat(20);

/** A lead came every minute; the newest one last. Most are done. */
const leadRow =
  (table: string, own: Row): RowOf =>
  (number, at) => ({
    ...{ document_id: `${table}-${number}`, name: `Lead ${number}`, email: `lead-${number}@example.com` },
    ...{ phone: '0800', message: TEXT, received_at: at, suspected: false, submission_id: `${table}-${number}` },
    ...{ content_key: `${table}-${number}`, created_at: at, updated_at: at },
    lead_state: number > MANY - 50 ? 'new' : turn(['done', 'done', 'done', 'in-progress', 'spam'], number),
    ...own,
  });

const rowsOf: Readonly<Record<string, RowOf>> = {
  contact_messages: leadRow('contact', { subject: 'general' }),
  franchise_applications: leadRow('franchise', { franchise_type: 'locker-investor', location: 'lagos-vi' }),
  changes: (number, at) => ({
    ...{ number: 100_000 + number, kind: turn(['content', 'posts', 'posts', 'posts'], number), changes: '[]' },
    ...{ subject: number % 4 === 0 ? '' : number % 10 === 0 ? '1' : '5', author: 'person:1', author_name: 'Ada' },
    ...{ session: `session-${number % 90}`, base_revision: `a.${number}`, created_at: at, updated_at: at },
  }),
  sign_ins: (number, at) => ({
    ...{ account: String(number % 12), name: 'Ada', outcome: turn(['in', 'in', 'refused'], number), times: 1 },
    ...{ first_at: at, last_at: at, created_at: at, updated_at: at },
  }),
  mails: (number, at) => ({
    ...{ document_id: `mail-${number}`, key: `mail-${number}`, recipient: 'a@example.com', text: TEXT, queued_at: at },
    ...{ state: number > MANY - 20 ? 'queued' : 'sent', next_attempt_at: number > MANY - 20 ? at : null, sent_at: at },
    ...{
      related_kind: 'lead',
      related_id: `contact-${number}`,
      personal: true,
      attempts: 0,
      created_at: at,
      updated_at: at,
    },
  }),
  trashed_files: (number, at) => ({
    ...{ name: `gone-${number}.png`, trash_name: `trash-${number}.png`, deleted_at: at, trash_minute: number },
    file: JSON.stringify({
      ...{ id: number, size: 1, mime: 'image/png', createdAt: at, updatedAt: at },
      hash: `gone-${number}`,
      ext: '.png',
      name: `Gone ${number}`,
      url: '/x',
    }),
  }),
};

/** A post a day, from the last one back: its draft, and of two in three its published version. */
function postRows(number: number, at: Date): Row[] {
  const draft = {
    ...{ document_id: `post-${number}`, wire_id: 1_000_000 + number, title: `Post ${number}`, slug: `post-${number}` },
    ...{ excerpt: 'Short', content: TEXT, category: turn(['Company News', 'Technology', 'Expansion'], number) },
    ...{ author: `Author ${number % 20}`, publish_date: isoDay(Date.now() - (MANY - number) * DAY), featured: false },
    ...{ tags: '[]', created_at: at, updated_at: at },
  };
  return number % 3 === 0 ? [draft] : [draft, { ...draft, published_at: at }];
}

async function insert({ strapi }: Cms, table: string, rows: readonly Row[]): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await strapi.db
        .getConnection(table)
        .transacting(trx)
        .insert(rows.slice(from, from + AT_ONCE));
    }
  });
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Fills the tables of every long list, past the document service, and lets the database look at them once. */
export async function fillLists(cms: Cms): Promise<void> {
  const begin = Date.now() - SMALL * MINUTE;
  const momentOf = (number: number) => new Date(begin + number * MINUTE);
  for (const [table, rowOf] of Object.entries(rowsOf)) {
    const count = table === 'changes' ? SMALL : MANY;
    await insert(
      cms,
      table,
      numbersTo(count).map((number) => rowOf(number, momentOf(number))),
    );
  }
  await insert(
    cms,
    'posts',
    numbersTo(MANY).flatMap((number) => postRows(number, momentOf(number))),
  );
  await addManyFiles(cms, MANY, ['/', '/1', '/2']);
  // It lets the database look at all tables.
  await makeSubscribers(cms, SMALL);
}
