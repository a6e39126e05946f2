import { franchiseLocationValues, newLeadReplySchema, type LeadDetail } from '@apoti/contract';
import { describe, expect, it } from 'vitest';
import { firstNameOf, quoteOf, templatesFor } from './reply-templates';

const contact: LeadDetail = {
  ...{ id: 'contact-a', kind: 'contact', name: 'Ada Example', email: 'ada@example.com', phone: '', company: '' },
  ...{ subject: 'support', franchiseType: '', location: '', investment: '', state: 'new', suspected: false },
  ...{ receivedAt: '2026-11-20T11:30:00.000Z', answeredAt: null, message: 'One\n\nTwo' },
  ...{ notes: [], replies: [], answersTo: '' },
};
const franchise: LeadDetail = {
  ...contact,
  ...{ id: 'franchise-a', kind: 'franchise', subject: '', franchiseType: 'location-partner', location: 'abuja-wuse' },
  ...{ phone: '0801', message: '' },
};

describe('templates of answers', () => {
  it('P20: have the name, the subject and what was written filled in', () => {
    const [first] = templatesFor(contact, { siteName: 'Apoti' });
    expect(first?.subject).toBe('Re: Support');
    expect(first?.text).toContain('Hello Ada,');
    expect(first?.text).toContain('Kind regards\nApoti');
    expect(first?.text).toContain('On 20 Nov 2026, 12:30, Ada Example wrote:\n> One\n>\n> Two');
  });

  it('P21: of an application name what was applied for', () => {
    const [first, , last] = templatesFor(franchise, { siteName: 'Apoti' });
    expect(first?.subject).toBe('Your application to Apoti: Location partner, Wuse, Abuja');
    expect(first?.text).toContain('as a location partner for Wuse, Abuja');
    expect(first?.text).toContain('call you at 0801?');
    expect(last?.text).toContain('We do not build in Wuse, Abuja yet.');
    expect(quoteOf(franchise)).toBe('');
  });

  it.each(franchiseLocationValues)(
    'P21: speak of %s in whole sentences, not as the form’s choice has it',
    (location) => {
      const texts = templatesFor({ ...franchise, location }, { siteName: 'Apoti' }).map(({ text }) => text);
      expect(texts.join('\n')).not.toMatch(/(for|in) (Elsewhere|Another)/);
      expect(texts.join('\n')).not.toMatch(/(for|in) [.,]/);
    },
  );

  it('P21: of a place that the form does not name say so in words', () => {
    const [first, , last] = templatesFor({ ...franchise, location: 'lagos-other' }, { siteName: 'Apoti' });
    expect(first?.text).toContain('as a location partner for another place in Lagos.');
    expect(last?.text).toContain('We do not build there yet.');
    expect(templatesFor({ ...franchise, location: 'other-city' }, { siteName: 'Apoti' })[0]?.text).toContain(
      'as a location partner for your city.',
    );
  });

  it('P20, P21: can each be sent as they are, however long the message was', () => {
    for (const lead of [contact, franchise]) {
      const long = { ...lead, message: 'x\n'.repeat(2_000), name: 'N'.repeat(120) };
      for (const { subject, text } of templatesFor(long, { siteName: 'S'.repeat(60) })) {
        expect(newLeadReplySchema.safeParse({ subject, text, known: 0 })).toMatchObject({ success: true });
      }
    }
  });

  it('P20: address a person by the first of their names', () => {
    expect(['Ada Example', '  Ọlá ', ''].map(firstNameOf)).toEqual(['Ada', 'Ọlá', '']);
  });
});
