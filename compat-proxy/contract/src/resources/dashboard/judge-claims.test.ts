import { describe, expect, it } from 'vitest';
import { judgeClaims } from './judge-claims';
import { numberIn } from './numbers-in-words';

const saysOf = (text: string) => judgeClaims(text).map(({ says }) => says);

describe('A3: numbers in texts as people write them', () => {
  it.each([
    ['1,000', 1_000],
    ['1 000', 1_000],
    ['99.9', 99.9],
    ['10k', 10_000],
    ['2 million', 2_000_000],
    ['fifty', 50],
    ['twenty-five', 25],
    ['a hundred', 100],
    ['three hundred', 300],
    ['a thousand', 1_000],
    ['a hundred thousand', 100_000],
    ['nineteen', 19],
  ])('%s is %d', (text, value) => expect(numberIn(text)).toBe(value));
});

describe('A3: what contradicts the registry', () => {
  it.each([
    ['With sixty locations nationwide, one is always near.', 'sixty locations'],
    ['We run eighty-five smart locker locations today.', 'eighty-five smart locker locations'],
    ['Find us at 80-plus locations.', '80-plus locations'],
    ['<p>Over <strong>120</strong>&nbsp;locations across Nigeria</p>', '120 locations'],
    ['We have 25+ locations across Lagos and Abuja.', '25+ locations'],
    ['More than 5,000 people use it every day.', '5,000 people use it every day'],
    ['Trusted by 10k daily users', '10k daily users'],
    ['Over a hundred customers a day', 'a hundred customers a day'],
    ['2 000 daily users', '2 000 daily users'],
    ['15 logistics partners deliver with us', '15 logistics partners'],
    ['98 percent uptime', '98 percent uptime'],
    ['an uptime of at least 95%', 'uptime of at least 95%'],
    ['We grew by 150% last year.', 'grew by 150%'],
    ['12 stations in Lagos', '12 stations in Lagos'],
    ['Now in five cities.', 'five cities'],
    ['You will find us at 80 locations.', '80 locations'],
    ['Launched by students. Today: 80 locations in Nigeria!', '80 locations'],
  ])('%s', (text, says) => expect(saysOf(text)).toEqual([says]));
});

describe('A3: what does not', () => {
  it.each([
    'Our 24/7 locations never close.',
    'Fifty locations, a thousand daily users and 99.90% uptime',
    '10+ locations across Lagos and Abuja',
    'ten locations in Lagos & Abuja',
    'three stations in Lagos Island, and four locations on Lagos Mainland',
    'We will open 20 locations next year.',
    'Two locations in Ikeja and three locations near Yaba market',
    'Our goal is 100 locations by 2030.',
    'We plan to be in 36 cities.',
    'We started with 3 locations and two partners in 2021.',
    'Choose any 2 locations for your return.',
    'These three locations are closed on Sunday.',
    'The first five locations opened in Ikeja.',
    '35% growth in parcels at Ikeja, and a growth of 12% in returns',
    'Twenty-five minutes from 50 locations',
    'Take 1 000 daily users as an example',
    'from ₦500 a parcel, 7 days a week, 2 cities',
    'Delivered within 24 hours to 98% of customers',
    'eight places in Lagos, two in Abuja',
    '1k daily users',
    '<li>3 sizes</li><li>locations you know</li>',
    '',
  ])('%s', (text) => expect(saysOf(text)).toEqual([]));
});

it('A3: a text of many tags that never end is read once, not once for each', () => {
  const text = `<b>80-plus locations</b>${'<a'.repeat(300_000)}`;
  expect(saysOf(text)).toEqual(['80-plus locations']);
});
