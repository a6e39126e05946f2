import type { CmsLeadRequest } from '@apoti/contract';
import type { Answer, Cms } from './cms';

export const message = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  subject: 'support',
  message: 'The door of locker 7 does not open. What can I do?',
} as const;

export const application = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  company: 'Example Ltd',
  franchiseType: 'locker-investor',
  location: 'lagos-vi',
  investment: '5m-10m',
  message: '',
} as const;

type Besides = Partial<Pick<CmsLeadRequest, 'submissionId' | 'signs'>>;
const person = { honeypot: false, elapsed: 40_000 };

/** What the proxy sends when somebody has filled in a form. */
export function useLeads(cms: () => Cms) {
  const post = (lead: object, besides: Besides): Promise<Answer> =>
    cms().post('/api/wire/leads', { lead, signs: person, ...besides });
  return {
    contact: (fields: object = {}, besides: Besides = {}) =>
      post({ kind: 'contact', fields: { ...message, ...fields } }, besides),
    apply: (fields: object = {}, besides: Besides = {}) =>
      post({ kind: 'franchise', fields: { ...application, ...fields } }, besides),
    messages: () => rowsOf(cms(), 'api::contact-message.contact-message'),
    applications: () => rowsOf(cms(), 'api::franchise-application.franchise-application'),
    mails: () => rowsOf(cms(), 'api::mail.mail'),
    /** Empties everything that forms fill. */
    async clear(): Promise<void> {
      const uids = ['api::contact-message.contact-message', 'api::franchise-application.franchise-application'];
      for (const uid of [...uids, 'api::mail.mail']) await cms().strapi.db.query(uid).deleteMany({ where: {} });
    },
  };
}

type Row = Record<string, unknown> & { id: number; documentId: string };

function rowsOf(cms: Cms, uid: string): Promise<Row[]> {
  return cms.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } });
}
