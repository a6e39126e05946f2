/** Texts of the sign-in (public-site §8, back-office §8). Apart from the schemas: the sign-in's page carries no schema library. */
export const authTexts = {
  failure: 'Login failed',
  invalid: 'Invalid credentials',
  nameMissing: 'Please enter your username or e-mail',
  passwordMissing: 'Please enter your password',
  limited: 'Too many attempts. Please wait a few minutes and try again.',
  unavailable: 'Signing in is not possible at the moment. Please try again in a minute.',
  /** Said to somebody whose account may have changed, while nobody can be asked (ASVS 16.5.3). */
  unchecked: 'Your sign-in cannot be checked at the moment. Please try again in a minute.',
  noRegistration: 'Registration not available',
  /** Said to who goes on where her session ended (web 0036). */
  signedInAgain: 'Signed in again',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Error logging out',
} as const;

/** What the fields of the sign-in are called where a sentence begins with it. */
export const signInLabels = { email: 'Username or e-mail', username: 'Username', password: 'Password' } as const;

/** What greets somebody who has signed in (A2). */
export const welcomeText = (siteName: string) => `Welcome to ${siteName} Admin!`;
