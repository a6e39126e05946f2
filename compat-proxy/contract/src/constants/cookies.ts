import { DEVICE_DAYS, deviceCookies, SESSION_DAYS, sessionCookies } from './wire';

/** A cookie that the server sets: the cookies page tells of it (P16), and a test of the proxy holds the list. */
export type SetCookie = {
  name: string;
  /** Kept so many days, unless it is taken back earlier. */
  days: number;
  /** Where the site has to be for it to be set. */
  when: string;
  purpose: string;
};

const signedIn = 'Keeps a signed-in editor signed in. It holds a random number and nothing else.';
const known =
  'Recognises a browser that an account has signed in from, so that nobody else’s wrong passwords can lock its owner out. It opens nothing by itself.';
const secure = 'At sign-in, on a secure address';
const plain = 'At sign-in, on an address without https';

/** All cookies of the product. Each is set by a sign-in to the back-office, none for visitors. */
export const setCookies: readonly SetCookie[] = [
  { name: sessionCookies.https, days: SESSION_DAYS, when: secure, purpose: signedIn },
  { name: sessionCookies.http, days: SESSION_DAYS, when: plain, purpose: signedIn },
  {
    name: sessionCookies.crossSite,
    days: SESSION_DAYS,
    when: 'At sign-in from another website that the operator has allowed',
    purpose: 'The same as the session’s cookie, for that website.',
  },
  { name: deviceCookies.https, days: DEVICE_DAYS, when: secure, purpose: known },
  { name: deviceCookies.http, days: DEVICE_DAYS, when: plain, purpose: known },
];
