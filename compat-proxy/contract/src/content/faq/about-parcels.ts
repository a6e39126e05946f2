import { planTerms, tariffs } from '../../constants/pricing';
import { RESERVATION_HOURS } from '../../constants/reservation';
import { UNCLAIMED_DAYS } from '../../constants/terms';
import type { FaqItem } from '../../resources/content/faq';

const { smallLocker, mediumLocker, largeLocker } = tariffs;

/** Questions of the categories Delivery to Locker, Sending Parcels and Using Lockers. */
export const faqAboutParcels: FaqItem[] = [
  {
    id: 10,
    category: 'delivery',
    question: 'How do I have something delivered to a locker?',
    answer:
      'Contact us and name a station. We keep a compartment for you, the courier drops the parcel off, and you collect it when you like.',
    active: true,
  },
  {
    id: 11,
    category: 'delivery',
    question: 'How long is a compartment kept for me?',
    answer: `A standard reservation lasts ${RESERVATION_HOURS} hours.`,
    active: true,
  },
  {
    id: 12,
    category: 'delivery',
    question: 'What if I cannot come in time?',
    answer: 'Tell us before your reservation ends. It can be extended for a fee.',
    active: true,
  },
  {
    id: 13,
    category: 'delivery',
    question: 'What happens to a parcel that nobody collects?',
    answer: `After ${UNCLAIMED_DAYS} days an unclaimed item may be disposed of. Please do not let it come to that.`,
    active: true,
  },
  {
    id: 14,
    category: 'sending',
    question: 'Can I send from a locker too?',
    answer: 'Yes. Leave your parcel in a compartment and say where it goes: to a door or to another locker.',
    active: true,
  },
  {
    id: 15,
    category: 'sending',
    question: 'What does locker to locker mean?',
    answer:
      'You drop the parcel at a station near you, and the other person collects it at a station near them. Neither of you has to wait for a rider.',
    active: true,
  },
  {
    id: 16,
    category: 'sending',
    question: 'How heavy may a parcel be?',
    answer: `Up to ${smallLocker.maxKg} kg in a small compartment, ${mediumLocker.maxKg} kg in a medium one and ${largeLocker.maxKg} kg in a large one.`,
    active: true,
  },
  {
    id: 17,
    category: 'sending',
    question: 'We send many parcels a day. Is there a plan for that?',
    answer: `The ${planTerms.business.name} plan has no limit on deliveries, keeps parcels for ${planTerms.business.hours} hours and comes with API access. If you need more than that, ask our sales team about Enterprise Solutions.`,
    active: true,
  },
  {
    id: 18,
    category: 'usage',
    question: 'How do I open my compartment?',
    answer: 'At the touch screen: show your QR code, tap your card or enter your one-time PIN. The right door opens.',
    active: true,
  },
  {
    id: 19,
    category: 'usage',
    question: 'How do I reserve a locker?',
    answer: 'Contact us, choose a location and a size, and get your PIN.',
    active: true,
  },
  {
    id: 20,
    category: 'usage',
    question: 'Which sizes are there?',
    answer: `Four. The three with a price per parcel are small (${smallLocker.dimensions}), medium (${mediumLocker.dimensions}) and large (${largeLocker.dimensions}).`,
    active: true,
  },
  {
    id: 21,
    category: 'usage',
    question: 'My door does not open. What now?',
    answer:
      'Make sure that you are at the right station and try once more. If it stays shut, ask the chatbot or call support.',
    active: true,
  },
];
