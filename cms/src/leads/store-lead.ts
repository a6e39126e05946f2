import {
  isSuspected,
  SAME_LEAD_MINUTES,
  toAddressKey,
  type CmsLeadRequest,
  type Lead,
  type LeadKind,
} from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters, type Counters } from '../changes/counters';
import { ownOrigin } from '../content-health/own-origin';
import { contentWithin } from '../content/current-content';
import { wakePostOffice } from '../mail/post-office';
import { notify } from '../notifications/notify';
import { readSettingsOrDefaults } from '../states/read-settings';
import { documentsOf } from '../store/documents';
import { isRecord } from '../store/from-strapi';
import { lately } from '../store/lately';
import type { Strapi, TransactionParams } from '../store/strapi';
import { contentKeyOf } from './content-key';
import { describeLead } from './lead-mail';
import { leadTypes } from './lead-types';

const MINUTE_MS = 60_000;
/** The same text of several people counts as one program's work for so long, in ms. */
const SAME_TEXT_MS = 24 * 60 * MINUTE_MS;
/** Shorter texts are the same by chance ("Please call me"), in characters. */
const LEAST_TEXT = 20;
/** Short messages cost the company money: so many applications within an hour are told by one each, further ones by mail alone. */
const SMS_AN_HOUR = 20;
const HOUR_MS = 60 * MINUTE_MS;

const VISITOR = { id: 'visitor', name: 'Visitor' };

/**
 * Stores what somebody sent and puts what tells the company of it (A18) into the queue, in one transaction: both or neither (P20, P21).
 * False when the same was there already: under the same name whenever it came, or of the same person a short while ago. Whoever
 * is suspected to be a program is stored with a mark and not mailed.
 */
export async function storeLead(strapi: Strapi, request: CmsLeadRequest, now = Date.now()): Promise<boolean> {
  const created = await strapi.db.transaction(async (params) => {
    const counters = await lockCounters(strapi, params.trx);
    if (await isKnown(strapi, request, now)) return false;
    const { lead } = request;
    const sameTextFromOthers = await countOthers(strapi, lead, now);
    const suspected = isSuspected({ ...request.signs, lead, sameTextFromOthers });
    const id = await create(strapi, request, suspected, now);
    if (!suspected) await announce(strapi, lead, id, { params, counters, now });
    return true;
  });
  if (created) wakePostOffice(strapi);
  return created;
}

/** Within the lock, so that two requests of one click see each other. */
async function isKnown(strapi: Strapi, { lead, submissionId }: CmsLeadRequest, now: number): Promise<boolean> {
  const recent = { receivedAt: lately(now - SAME_LEAD_MINUTES * MINUTE_MS, now) };
  const same = submissionId === undefined ? [recent] : [recent, { submissionId }];
  const where = { contentKey: contentKeyOf(lead), $or: same };
  return (await strapi.db.query(leadTypes[lead.kind].uid).count({ where })) > 0;
}

async function countOthers(strapi: Strapi, { kind, fields }: Lead, now: number): Promise<number> {
  if (fields.message.length < LEAST_TEXT) return 0;
  const found: unknown = await strapi.db.query(leadTypes[kind].uid).findMany({
    where: { message: fields.message, receivedAt: lately(now - SAME_TEXT_MS, now) },
    select: ['email'],
    limit: 20,
  });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  const people = new Set(rows.map(({ email }) => toAddressKey(String(email))));
  people.delete(toAddressKey(fields.email));
  return people.size;
}

async function create(strapi: Strapi, request: CmsLeadRequest, suspected: boolean, now: number): Promise<string> {
  const { lead, submissionId } = request;
  const ours = {
    suspected,
    leadState: suspected ? 'spam' : 'new',
    submissionId: submissionId ?? null,
    contentKey: contentKeyOf(lead),
    receivedAt: new Date(now),
  };
  const data = { ...lead.fields, ...ours };
  const { documentId } = await runAs(VISITOR, () => documentsOf(strapi, leadTypes[lead.kind].uid).create({ data }));
  return documentId;
}

type Moment = { params: TransactionParams; counters: Counters; now: number };

async function announce(strapi: Strapi, lead: Lead, documentId: string, moment: Moment): Promise<void> {
  const { contact } = await contentWithin(strapi, moment.counters, moment.params);
  const { kind } = leadTypes[lead.kind];
  const described = describeLead(lead, addressOf(strapi, lead.kind, documentId));
  const notification = {
    ...described,
    replyTo: { name: lead.fields.name, address: lead.fields.email },
    related: { kind, id: documentId },
    // An application is what an SMS is worth; messages are many.
    ...(lead.kind === 'franchise' && (await isWorthSms(strapi, moment.now))
      ? { sms: `${described.subject}, ${lead.fields.phone}` }
      : {}),
  };
  await notify(strapi, notification, { settings: await readSettingsOrDefaults(strapi), contact, now: moment.now });
}

/** Not after many that are new within an hour, this one counted: who sends from many addresses must not cost the company a fortune. */
async function isWorthSms(strapi: Strapi, now: number): Promise<boolean> {
  const where = { suspected: false, receivedAt: lately(now - HOUR_MS, now) };
  return (await strapi.db.query(leadTypes.franchise.uid).count({ where })) <= SMS_AN_HOUR;
}

/** Where somebody deals with it: in the inbox. Strapi's panel shows it too, where nobody has said what the site's address is. */
function addressOf(strapi: Strapi, kind: LeadKind, documentId: string): string {
  const origin = ownOrigin();
  if (origin !== null) return `${origin}/admin/leads/${kind}-${documentId}`;
  const panel = String(strapi.config.get('admin.absoluteUrl', ''));
  return `${panel}/content-manager/collection-types/${leadTypes[kind].uid}/${documentId}`;
}
