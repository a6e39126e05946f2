import { isRecord } from '../store/from-strapi';

/** What the inbox alone writes: a form of the panel that was opened earlier would put older lists back. */
const RECORD = ['notes', 'replies', 'answeredAt'];

/**
 * Takes out of a write of a lead what only the inbox may write, which says so with `leadRecord`. A copy has neither notes nor
 * answers: they are about the other one.
 */
export function keepLeadRecord(context: { action: string; params: unknown }): void {
  if (!isRecord(context.params)) return;
  const { leadRecord, ...params } = context.params;
  const data = { ...(isRecord(params['data']) ? params['data'] : {}) };
  if (leadRecord !== true) for (const name of RECORD) delete data[name];
  if (context.action === 'clone') Object.assign(data, { notes: [], replies: [], answeredAt: null, leadState: 'new' });
  context.params = { ...params, data };
}
