import { z } from 'zod';
import type { Row } from '../history';
import type { Database } from './database';

const subscriberSchema = z.object({ email: z.string(), name: z.string() });
const leadSchema = z.object({ name: z.string(), message: z.string().nullable(), mails: z.coerce.number() });

const leadsOf = (table: string, kind: string) =>
  `select name, message, (select count(*) from mails where related_kind = '${kind}' and related_id = ${table}.document_id) as mails
   from ${table}`;

/** What visitors have sent: subscribers, messages and applications, each with the number of its mails. */
export async function formRows({ ask }: Database): Promise<Row[]> {
  const subscribers = (await ask('select email, name from subscribers')).map((row) => subscriberSchema.parse(row));
  const leads = [
    ...(await ask(leadsOf('contact_messages', 'contact-messages'))),
    ...(await ask(leadsOf('franchise_applications', 'franchise-applications'))),
  ].map((row) => leadSchema.parse(row));
  return [
    ...subscribers.map(({ email, name }) => ({ entry: `subscriber ${email}`, fields: { name } })),
    ...leads.map(({ name, message, mails }) => ({
      entry: `lead ${name}`,
      fields: { message: message ?? '', mails: String(mails) },
    })),
  ];
}
