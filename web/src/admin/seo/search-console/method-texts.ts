import type { Seo } from '@apoti/contract';

type Method = Seo['searchConsole']['verificationMethod'];

/** The ways to prove whose site it is (back-office §9), by the names that Search Console gives them. */
export const methodNames: Record<Method, string> = {
  'html-tag': 'HTML tag',
  'html-file': 'HTML file',
  dns: 'DNS record',
  'google-analytics': 'Google Analytics',
};

/** What is done with the code. */
export const methodHints: Record<Method, string> = {
  'html-tag': 'The tag from Search Console, or the code in it. It stands on the home page as soon as it is saved.',
  'html-file': 'The name of the file, such as google1234abcd5678.html. It is served as soon as it is saved.',
  dns: 'The code after “google-site-verification=”. Add the record where the domain is managed; it is looked for there.',
  'google-analytics': 'The measurement ID. The home page must load Google Analytics with it.',
};

/** What goes elsewhere for the method; null: nothing does. */
export function toCopy(method: Method, code: string): string | null {
  if (code === '') return null;
  if (method === 'dns') return code.startsWith('google-site-verification=') ? code : `google-site-verification=${code}`;
  return method === 'html-tag' ? `<meta name="google-site-verification" content="${code}">` : null;
}
