import { describe, expect, it } from 'vitest';
import type { Lead } from './lead';
import { isSuspected, suspicionOf, type LeadEvidence } from './suspicion';

function lead(fields: Partial<Extract<Lead, { kind: 'contact' }>['fields']> = {}): Lead {
  const rest = {
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '',
    subject: 'general',
    message: 'Hello.',
  } as const;
  return { kind: 'contact', fields: { ...rest, ...fields } };
}

function evidence(given: Partial<LeadEvidence> = {}): LeadEvidence {
  return { lead: lead(), honeypot: false, elapsed: 30_000, sameTextFromOthers: 0, ...given };
}

describe('who is suspected', () => {
  it.each<[string, Partial<LeadEvidence>]>([
    ['takes their time', {}],
    ['has no script', { elapsed: null }],
    [
      'has no script and sends two links',
      { elapsed: null, lead: lead({ message: 'https://a.example www.b.example' }) },
    ],
    ['lets the browser fill the form in', { elapsed: 900 }],
    ['sends a link', { lead: lead({ message: 'My shop is https://shop.example' }) }],
    ['writes what somebody else wrote', { sameTextFromOthers: 1 }],
  ])('P20: nobody who %s', (_, given) => {
    expect(isSuspected(evidence(given))).toBe(false);
  });

  it.each<[string, Partial<LeadEvidence>]>([
    ['fills in the hidden field', { honeypot: true }],
    ['has a link for a name', { lead: lead({ name: 'Best prices https://spam.example' }) }],
    ['sends three links', { lead: lead({ message: 'http://a.example http://b.example [url=c.example]' }) }],
    ['is too fast and sends two links', { elapsed: 100, lead: lead({ message: '<a href=x> www.b.example' }) }],
    ['is too fast with what somebody else wrote', { elapsed: 100, sameTextFromOthers: 1 }],
    ['writes what three others wrote', { sameTextFromOthers: 3 }],
  ])('P20: whoever %s', (_, given) => {
    expect(isSuspected(evidence(given))).toBe(true);
  });

  it('P21: a link as a company counts like one as a name; signs add up', () => {
    const application: Lead = {
      kind: 'franchise',
      fields: {
        ...lead().fields,
        phone: '1',
        company: 'www.spam.example',
        franchiseType: 'locker-investor',
        location: 'kano',
        investment: '',
        message: '',
      },
    };
    expect(suspicionOf(evidence({ lead: application }))).toBe(3);
    expect(suspicionOf(evidence({ lead: application, honeypot: true, elapsed: 10 }))).toBe(8);
  });
});
