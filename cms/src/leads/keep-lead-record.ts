import { leadStates } from '@apoti/contract';
import { currentAuthor } from '../changes/author';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { movedNote } from './moved-note';

/** What the inbox alone writes: a form of the panel that was opened earlier would put older lists back. */
const RECORD = ['notes', 'replies', 'answeredAt', 'repliedAt'];

type Context = { uid: string; action: string; params: unknown };

/**
 * Takes out of a write of a lead what only the inbox may write, which says so with `leadRecord`; where another door puts it into
 * another state, who did is noted as the inbox does. A copy has neither notes nor answers: they are about the other one.
 */
export async function keepLeadRecord(strapi: Strapi, context: Context): Promise<void> {
  if (!isRecord(context.params)) return;
  const { leadRecord, ...params } = context.params;
  const data = { ...(isRecord(params['data']) ? params['data'] : {}) };
  if (leadRecord !== true) {
    for (const name of RECORD) delete data[name];
    if (context.action === 'update') await noteMove(strapi, context.uid, params['documentId'], data);
  }
  const none = { notes: [], replies: [], answeredAt: null, repliedAt: null };
  if (context.action === 'clone') Object.assign(data, { ...none, leadState: 'new' });
  // Lists are ordered by it.
  if (context.action !== 'update' || data['receivedAt'] === null) data['receivedAt'] ??= new Date();
  context.params = { ...params, data };
}

async function noteMove(
  strapi: Strapi,
  uid: string,
  documentId: unknown,
  data: Record<string, unknown>,
): Promise<void> {
  const state = leadStates.find((one) => one === data['leadState']);
  if (state === undefined) return;
  const lead: unknown = await strapi.db.query(uid).findOne({ where: { documentId }, populate: { notes: true } });
  if (!isRecord(lead) || lead['leadState'] === state) return;
  const notes = Array.isArray(lead['notes']) ? lead['notes'] : [];
  data['notes'] = [...notes, movedNote(state, currentAuthor(strapi).name, Date.now())];
}
