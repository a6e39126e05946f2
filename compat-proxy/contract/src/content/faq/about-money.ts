import { OVERAGE_PRICE, PAY_AS_YOU_GO_HOURS, STANDARD_PACKAGE_PRICE } from '../../constants/pricing';
import { LIABILITY_MONTHS, PRIVACY_REQUEST_DAYS, TERMINATION_HOURS } from '../../constants/terms';
import type { FaqItem } from '../../resources/content/faq';

/** Questions of the categories Security, Payments and Mobile App. */
export const faqAboutMoney: FaqItem[] = [
  {
    id: 22,
    category: 'security',
    question: 'Who can open my compartment?',
    answer: 'Whoever holds your QR code, your card or your PIN. Treat them as you treat the key to your house.',
    active: true,
  },
  {
    id: 23,
    category: 'security',
    question: 'Can a PIN be used again?',
    answer:
      'No. It is good for one time, so a number that somebody saw over your shoulder is worth nothing afterwards.',
    active: true,
  },
  {
    id: 24,
    category: 'security',
    question: 'Are the stations guarded?',
    answer:
      'That differs from place to place. The Locations page says which of them have CCTV monitoring or a security guard.',
    active: true,
  },
  {
    id: 25,
    category: 'security',
    question: 'What does rain do to my parcel?',
    answer: 'Nothing. The cabinets are weatherproof.',
    active: true,
  },
  {
    id: 26,
    category: 'security',
    question: 'How far does your liability go?',
    answer: `It is capped at the amount that you paid us in the prior ${LIABILITY_MONTHS} months. The Terms of Service give the full wording.`,
    active: true,
  },
  {
    id: 27,
    category: 'security',
    question: 'I want to know what you hold about me. How do I ask?',
    answer: `Write to us. Privacy requests are answered within ${PRIVACY_REQUEST_DAYS} days.`,
    active: true,
  },
  {
    id: 28,
    category: 'payments',
    question: 'How can I pay?',
    answer: 'With a card, by bank transfer, by mobile payment or from the in-app wallet.',
    active: true,
  },
  {
    id: 29,
    category: 'payments',
    question: 'Do I need a subscription?',
    answer: `No. Pay as you go costs ${STANDARD_PACKAGE_PRICE} per standard package with ${PAY_AS_YOU_GO_HOURS}-hour storage.`,
    active: true,
  },
  {
    id: 30,
    category: 'payments',
    question: 'Does my plan renew by itself?',
    answer: 'Yes. Subscriptions are billed monthly and renew automatically until you cancel.',
    active: true,
  },
  {
    id: 31,
    category: 'payments',
    question: 'What happens when I cancel?',
    answer: 'The cancellation takes effect at the end of the billing cycle. Until then your plan goes on as before.',
    active: true,
  },
  {
    id: 32,
    category: 'payments',
    question: 'What if I use up my deliveries before the month ends?',
    answer: `Each further standard package costs ${OVERAGE_PRICE}. There is no need to change plans for one busy week.`,
    active: true,
  },
  {
    id: 33,
    category: 'payments',
    question: 'My account is being closed. What about the parcels in it?',
    answer: `Please collect them within ${TERMINATION_HOURS} hours after the account has ended.`,
    active: true,
  },
  {
    id: 34,
    category: 'app',
    question: 'Is there an app?',
    answer: 'There is a mobile app and a web app. Choose whichever is closer to hand.',
    active: true,
  },
  {
    id: 35,
    category: 'app',
    question: 'Can I collect without a smartphone?',
    answer: 'Certainly. A card or a PIN opens the door just as well.',
    active: true,
  },
  {
    id: 36,
    category: 'app',
    question: 'What is the chatbot for?',
    answer: 'For quick questions at any hour, when you would rather type than call.',
    active: true,
  },
  {
    id: 37,
    category: 'app',
    question: 'Can I pay in the app?',
    answer: 'Yes, from its wallet.',
    active: true,
  },
];
