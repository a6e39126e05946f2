import { accessWays, COMPARTMENTS_PER_UNIT, deliveryModes, OPENING, SCREEN_INCHES } from '../constants/facts';
import { oneOf } from '../lib/one-of';
import type { Home } from '../resources/content/home';
import { defaultFeatures } from './default-features';
import { defaultNetwork } from './default-network';

/** The home page below the hero (P5, P35). The partners are invented and named as examples. */
export const defaultHome: Home = {
  partners: {
    title: 'Parcels arrive with',
    items: [
      { key: 'partner-example-stores', name: 'Example Stores', kind: 'Online shop' },
      { key: 'partner-example-riders', name: 'Example Riders', kind: 'Dispatch' },
      { key: 'partner-example-freight', name: 'Example Freight', kind: 'Logistics' },
      { key: 'partner-example-plaza', name: 'Example Plaza', kind: 'Location partner' },
      { key: 'partner-example-pharmacy', name: 'Example Pharmacy', kind: 'Health shop' },
      { key: 'partner-example-books', name: 'Example Books', kind: 'Bookshop' },
      { key: 'partner-example-estate', name: 'Example Estate', kind: 'Residents' },
      { key: 'partner-example-fuel', name: 'Example Fuel', kind: 'Filling stations' },
    ],
  },
  smartLocker: {
    title: 'Meet the SmartLocker',
    subtitle: 'A wall of doors with a screen in the middle',
    description:
      'It takes parcels from couriers, shops and neighbours and hands them over without a counter or a clerk. It stands outdoors, it does not mind the rain, and it is awake when you are.',
    points: [
      `${COMPARTMENTS_PER_UNIT} expandable compartments in each unit`,
      'Four compartment sizes',
      `${SCREEN_INCHES}-inch touch screen`,
      `Access by ${oneOf(accessWays)}`,
      `${OPENING} access`,
      'Weatherproof',
      'A chatbot for questions',
      'Web and mobile app',
      `Delivery from ${oneOf(deliveryModes.map(({ name }) => name.toLowerCase()))}`,
    ],
  },
  features: {
    title: 'What the doors can do',
    subtitle: 'Open a card to read more',
    items: defaultFeatures,
  },
  howItWorks: {
    title: 'How It Works',
    subtitle: 'Three steps to an open door',
    steps: [
      {
        key: 'step-contact',
        title: 'Contact Us',
        description: 'Call, write or use the app. Tell us which station suits you and how large the parcel is.',
      },
      {
        key: 'step-drop-off',
        title: 'Courier Drop-off',
        description: 'The courier places it in the compartment that is kept for you and closes the door.',
      },
      {
        key: 'step-pickup',
        title: 'Pickup Anytime',
        description: 'Bring your QR code, your card or your PIN. The door opens and you take what is yours.',
      },
    ],
  },
  testimonials: {
    title: 'In their words',
    subtitle: 'Example voices of people who collect, shops that send and partners who host',
  },
  network: defaultNetwork,
  faq: {
    title: 'Asked every day',
    subtitle: 'Short answers to the questions that we hear most',
  },
};
