import { LOCATION_SPACE_TEXT } from '../constants/franchise';
import { tariffs } from '../constants/pricing';
import { supportHours } from '../constants/support-hours';
import type { Feature } from '../resources/content/home';

const { smallLocker, mediumLocker, largeLocker } = tariffs;
const { weekdays, weekend } = supportHours;

/** The cards of the home page's grid: `details` shows behind Learn More. */
export const defaultFeatures: Feature[] = [
  {
    key: 'feature-hours',
    title: 'Open all night',
    summary: 'Lockers keep no office hours.',
    details:
      'Early shift, late flight, long church service: the station is there 24 hours a day, seven days a week. Only our telephone sleeps.',
    icon: 'FiClock',
  },
  {
    key: 'feature-access',
    title: 'Three keys, no metal',
    summary: 'Use a QR code, a card or a one-time PIN.',
    details:
      'A QR code opens the door from your phone. A card needs no battery. A PIN works once, and you can read it to someone you trust to collect for you.',
    icon: 'FiLock',
  },
  {
    key: 'feature-sizes',
    title: 'Four sizes',
    summary: 'From an envelope to a carton.',
    details: `The units carry compartments in four sizes. Three of them have a price per parcel: small at ${smallLocker.price}, medium at ${mediumLocker.price} and large at ${largeLocker.price}.`,
    icon: 'FiPackage',
  },
  {
    key: 'feature-modes',
    title: 'Your route',
    summary: 'Start at a door or a locker, end at a door or a locker.',
    details:
      'Door to door for those who stay in. Locker to door when you would rather not wait for a pick-up. Locker to locker when both of you are always on the move.',
    icon: 'FiTruck',
  },
  {
    key: 'feature-weather',
    title: 'Made for outdoors',
    summary: 'Weatherproof from the roof to the lowest door.',
    details: `Parcels stay dry through the July rains. And because a station takes no more than ${LOCATION_SPACE_TEXT}, it can stand where people already pass.`,
    icon: 'FiShield',
  },
  {
    key: 'feature-growth',
    title: 'Room to grow',
    summary: 'Fifty compartments, and more when a street needs them.',
    details:
      'A unit is expandable. Where parcels pile up before a holiday, doors can be added without moving to another place.',
    icon: 'FiTarget',
  },
  {
    key: 'feature-app',
    title: 'In your pocket',
    summary: 'The app runs on the web and on your phone.',
    details:
      'Use it while you stand at the station or from your desk. The wallet inside it pays for parcels when your bank card is at home.',
    icon: 'FiSmartphone',
  },
  {
    key: 'feature-chatbot',
    title: 'Ask at any hour',
    summary: 'The chatbot is there when the office is closed.',
    details: `Type your question in your own words. If you would rather talk, support picks up on weekdays from ${weekdays.from} to ${weekdays.to} and at weekends from ${weekend.from} to ${weekend.to}.`,
    icon: 'FiUsers',
  },
];
