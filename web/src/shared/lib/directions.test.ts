import { describe, expect, it } from 'vitest';
import { directionsLink } from './directions';
import { phoneLink, whatsappLink } from './phone';

describe('directionsLink', () => {
  const address = '1 Example Close, Ikoyi & Lagos';

  it("P9: leads to the station's coordinates", () => {
    const link = new URL(directionsLink({ address, coordinates: { lat: 6.44, lng: 3.41 } }));
    expect([link.protocol, link.searchParams.get('destination')]).toEqual(['https:', '6.44,3.41']);
  });

  it('P9: leads to the address while nobody has entered coordinates', () => {
    const link = new URL(directionsLink({ address, coordinates: { lat: 0, lng: 0 } }));
    expect(link.searchParams.get('destination')).toBe(address);
  });
});

describe('phone links', () => {
  it('P9: keep what can be dialled', () => {
    expect(phoneLink('+234 (800) 000-0000')).toBe('tel:+2348000000000');
    expect(whatsappLink('+234 800 000 0001')).toBe('https://wa.me/2348000000001');
    expect(whatsappLink('')).toBe('');
  });

  it.each([
    ['0803 123 4567', '2348031234567'],
    ['(01) 234 5678', '23412345678'],
    ['00234 803 123 4567', '2348031234567'],
    ['234 803 123 4567', '2348031234567'],
    ['+44 7911 123456', '447911123456'],
  ])('P10, P11: a WhatsApp chat with %s is asked for with its country’s code', (written, number) => {
    expect(whatsappLink(written)).toBe(`https://wa.me/${number}`);
  });
});
