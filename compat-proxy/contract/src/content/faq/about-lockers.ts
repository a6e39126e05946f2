import type { FaqItem } from '../../resources/content/faq';

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
    answer:
      'Anyone aged 18 or over. People collect their shopping, businesses exchange documents and goods, logistics providers drop off their rounds and online shops deliver to it.',
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
    answer: 'Monday to Friday from 8:00 AM to 6:00 PM, Saturday and Sunday from 10:00 AM to 4:00 PM.',
    active: true,
  },
  {
    id: 5,
    category: 'general',
    question: 'Can I earn with a locker?',
    answer:
      'There are two ways. A locker investor puts in ₦12,500,000 or more, with a return of 25% per year; a location partner invests nothing upfront and shares the revenue. Apply on the Franchise page and we reply within 24 hours.',
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
    answer: 'Yes. Access is 24/7, public holidays included.',
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
    answer: 'A space of 8 ft by 10 ft by 4 ft. If you have one to offer, apply as a location partner.',
    active: true,
  },
];
