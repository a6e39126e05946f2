import type { WireClient } from '../../../support/wire-client';
import type { Attempt, Pen, Writer } from './writer';

/** Visitors, each from an address of their own: they subscribe, write messages and apply. */
export function formsWriter(client: WireClient, { chance, number }: Pen): Writer {
  return {
    begin: () => undefined,
    next: async (): Promise<Attempt> => {
      const n = number();
      const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
      const person = { name: `Visitor ${n}`, email: `visitor-${n}@example.com` };
      const id = `form-${n}`;
      const wish = chance.part();
      if (wish < 0.4) {
        const writes = [{ entry: `subscriber ${person.email}`, fields: { name: person.name } }];
        const send = () => client.post('/api/newsletter.php', person, headers);
        return { save: { id, does: 'newsletter.php', writes }, send, again: true };
      }
      const message = `What visitor ${n} has to say.`;
      const writes = [{ entry: `lead ${person.name}`, fields: { message, mails: '1' } }];
      const common = { ...person, message, submissionId: id, elapsed: 20_000 };
      const sent =
        wish < 0.7
          ? { path: '/api/contact', body: { ...common, subject: 'general' } }
          : {
              path: '/api/franchise',
              body: {
                ...common,
                phone: '+234 800 000 0000',
                franchiseType: 'location-partner',
                location: 'abuja-wuse',
              },
            };
      const send = () => client.post(sent.path, sent.body, headers);
      return { save: { id, does: sent.path, writes }, send, again: true };
    },
    heard: () => undefined,
  };
}
