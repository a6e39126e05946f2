import { LOCATION_SPACE_TEXT, MINIMUM, REPLY_HOURS, RETURN } from '../../constants/franchise';
import { OPENING } from '../../constants/facts';
import { supportHours } from '../../constants/support-hours';
import { MINIMUM_AGE } from '../../constants/terms';
import { naira } from '../../lib/naira';
import type { FaqItem } from '../../resources/content/faq';

const { weekdays, weekend } = supportHours;

/** Questions of the categories General and Locations. */
export const faqAboutLockers: FaqItem[] = [
  {
    id: 1,
    category: 'general',
    question: 'What is a parcel locker?',
    answer:
      'A cabinet of locked compartments around a touch screen. A courier puts your parcel into one of them, and you open it yourself when you come.',
    active: true,
  },
  {
    id: 2,
    category: 'general',
    question: 'Who can use it?',
    answer: `Anyone aged ${MINIMUM_AGE} or over. People collect their shopping, businesses exchange documents and goods, logistics providers drop off their rounds and online shops deliver to it.`,
    active: true,
  },
  {
    id: 3,
    category: 'general',
    question: 'Which kinds of delivery do you offer?',
    answer: 'Three: door to door, locker to door and locker to locker.',
    active: true,
  },
  {
    id: 4,
    category: 'general',
    question: 'When can I reach your support team?',
    answer: `Monday to Friday from ${weekdays.from} to ${weekdays.to}, Saturday and Sunday from ${weekend.from} to ${weekend.to}.`,
    active: true,
  },
  {
    id: 5,
    category: 'general',
    question: 'Can I earn with a locker?',
    answer: `There are two ways. A locker investor puts in ${naira(MINIMUM)} or more, with a return of ${RETURN * 100}% per year; a location partner invests nothing upfront and shares the revenue. Apply on the Franchise page and we reply within ${REPLY_HOURS} hours.`,
    active: true,
  },
  {
    id: 6,
    category: 'locations',
    question: 'Where are the lockers?',
    answer:
      'In Lagos and Abuja. The Locations page gives the address of each station and says how many of its compartments are free.',
    active: true,
  },
  {
    id: 7,
    category: 'locations',
    question: 'Are the stations open at night?',
    answer: `Yes. Access is ${OPENING}, public holidays included.`,
    active: true,
  },
  {
    id: 8,
    category: 'locations',
    question: 'Which cities come next?',
    answer: 'Port Harcourt, Kano and Ibadan are planned. We will announce each opening under Press Releases.',
    active: true,
  },
  {
    id: 9,
    category: 'locations',
    question: 'How much room does a station take?',
    answer: `A space of ${LOCATION_SPACE_TEXT}. If you have one to offer, apply as a location partner.`,
    active: true,
  },
];
