import {
  ApiError,
  leadBulkSchema,
  leadInboxTexts,
  leadMoveSchema,
  leadQuerySchema,
  leadResendSchema,
  leadStates,
  newLeadNoteSchema,
  newLeadReplySchema,
  type LeadDetail,
  type LeadQuery,
} from '@apoti/contract';
import type { Call } from '../../../shared/api/client';

/** A lead as the server knows it. */
export function lead(name: string, fields: Partial<LeadDetail> = {}): LeadDetail {
  return {
    ...{ id: `contact-${name.toLowerCase()}`, kind: 'contact', name, email: `${name.toLowerCase()}@example.com` },
    ...{ phone: '', company: '', subject: 'support', franchiseType: '', location: '', investment: '', state: 'new' },
    ...{ suspected: false, receivedAt: new Date().toISOString(), answeredAt: null, message: `From ${name}` },
    ...{ notes: [], replies: [], answersTo: 'hello@example.com' },
    ...fields,
  };
}

/** A new lead, one that is taken for spam, and one that is done. */
export const threeLeads = (): LeadDetail[] => [
  lead('Ada'),
  lead('Bisi', { state: 'spam', suspected: true }),
  lead('Chidi', { state: 'done' }),
];

/** The server's part of the inbox: enough of it to see what the screen asks and what it makes of the answers. */
export class FakeLeads {
  leads: LeadDetail[] = [];
  /** Nothing is answered. */
  isDown = false;
  /** What is said of a mail that is sent now. */
  mailNote = '';
  /** The next change is done, and its answer is lost. */
  losesNext = false;
  /** Changes are answered after it. */
  waits: Promise<void> | null = null;
  /** Lists are answered after it. */
  listWaits: Promise<void> | null = null;
  /** What was asked, in turn. */
  readonly lists: string[] = [];
  readonly writes: { path: string; body: unknown; key: string | undefined }[] = [];

  async answer({ method = 'GET', path, body, headers = {} }: Call): Promise<unknown> {
    if (this.isDown) throw new ApiError('unavailable', 'The server cannot be reached');
    const [where = '', query = ''] = path.split('?');
    const [, , , id = '', what = ''] = where.split('/');
    if (method === 'GET' && id === '') await this.listWaits;
    if (method === 'GET') return this.read(id, query);
    const key = headers['Idempotency-Key'] ?? headers['idempotency-key'];
    this.writes.push({ path: where, body, key });
    await this.waits;
    const answer = id === 'bulk' ? this.bulk(body) : this.change(id, what, body, key ?? '');
    if (!this.losesNext) return answer;
    this.losesNext = false;
    throw new ApiError('unavailable', 'The server cannot be reached');
  }

  /** Where changes were sent, in turn. */
  paths(): string[] {
    return this.writes.map(({ path }) => path);
  }

  find(id: string): LeadDetail {
    const found = this.leads.find((one) => one.id === id);
    if (found === undefined) throw new ApiError('not_found', leadInboxTexts.missing);
    return found;
  }

  private read(id: string, query: string): unknown {
    if (id === 'count') return { new: this.leads.filter(({ state }) => state === 'new').length };
    if (id !== '') return { lead: structuredClone(this.find(id)) };
    this.lists.push(query);
    return this.page(leadQuerySchema.parse(Object.fromEntries(new URLSearchParams(query))));
  }

  private page({ search, state, size }: LeadQuery) {
    const found = this.leads.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    const shown = found.filter((one) => (state === '' ? one.state !== 'spam' : one.state === state));
    const counts = Object.fromEntries(
      leadStates.map((one) => [one, found.filter((each) => each.state === one).length]),
    );
    const leads = shown.slice(0, size).map(({ notes: _n, replies: _r, answersTo: _a, message, ...facts }) => {
      const last = found.find(({ id }) => id === facts.id)?.replies.at(-1);
      return { ...facts, excerpt: message, lastAnswer: last?.delivery ?? '', answerNote: last?.reason ?? '' };
    });
    return { leads, total: shown.length, pages: 1, page: 1, counts };
  }

  private bulk(body: unknown): unknown {
    const { ids, action, seen } = leadBulkSchema.parse(body);
    const moved = this.leads.filter(
      ({ id, state }) => ids.includes(id) && seen[id] !== undefined && seen[id] !== state,
    );
    const isMoved = (id: string) => moved.some((one) => one.id === id);
    this.leads = this.leads.flatMap((one) => {
      if (!ids.includes(one.id) || isMoved(one.id)) return [one];
      return action === 'delete' ? [] : [{ ...one, state: action }];
    });
    const failed = moved.map(({ id, state }) => ({ id, code: 'conflict', error: leadInboxTexts.moved, state }));
    return { success: true, done: ids.filter((id) => !isMoved(id)), failed };
  }

  private change(id: string, what: string, body: unknown, key: string): unknown {
    const found = this.find(id);
    const at = new Date().toISOString();
    if (what === 'state') {
      const { from, state } = leadMoveSchema.parse(body);
      if (found.state !== from) throw new ApiError('conflict', leadInboxTexts.moved, { lead: structuredClone(found) });
      found.state = state;
    }
    const show = () => ({ lead: structuredClone(found) });
    if (
      what === 'notes' &&
      found.notes.some((note) => note.key === key && note.text !== newLeadNoteSchema.parse(body).text)
    ) {
      throw new ApiError('conflict', leadInboxTexts.noteChanged, show());
    }
    if (
      what === 'reply' &&
      found.replies.some((reply) => reply.key === key && reply.text !== newLeadReplySchema.parse(body).text)
    ) {
      throw new ApiError('conflict', leadInboxTexts.replyChanged, show());
    }
    if (what === 'resend') {
      const failed = found.replies.find((reply) => reply.key === leadResendSchema.parse(body).key);
      if (failed?.delivery === 'failed') Object.assign(failed, { delivery: 'waiting', reason: this.mailNote });
    }
    if (what === 'notes' && found.notes.every((note) => note.key !== key)) {
      found.notes.push({ key, text: newLeadNoteSchema.parse(body).text, state: '', author: 'me', at });
    }
    if (what === 'reply' && found.replies.every((reply) => reply.key !== key)) {
      const { known, ...reply } = newLeadReplySchema.parse(body);
      if (found.replies.length > known) {
        throw new ApiError('conflict', leadInboxTexts.answered, { lead: structuredClone(found) });
      }
      const sent = {
        ...reply,
        key,
        recipient: found.email,
        author: 'me',
        at,
        delivery: 'waiting',
        reason: this.mailNote,
      } as const;
      found.replies.push(sent);
    }
    return { success: true, lead: structuredClone(found) };
  }
}
