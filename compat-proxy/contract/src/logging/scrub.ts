import { INVITATION_PATH, RESET_PATH } from '../resources/auth/password-paths';
import { UNSUBSCRIBE_PATH } from '../resources/newsletter/unsubscribe';

/** A secret that is shorter would take ordinary words out of the log. */
const LEAST = 8;
/** Paths of the site behind which a secret stands. */
export const secretPaths = [`${UNSUBSCRIBE_PATH}/`, `${RESET_PATH}/`, `${INVITATION_PATH}/`] as const;

/** What may not be in a log, whoever put it there, and what stands there instead. Bounded, so that no text takes long. */
const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(${secretPaths.join('|')})[\\w%-]{1,2000}`, 'gi'), '$1…'],
  [/(\w{2,20}:\/\/)[^\s/@"]{1,500}@/g, '$1…@'],
  [/[\w.+%-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, '…@…'],
  [/\b(Bearer|Basic) [\w.~+/=-]{1,2000}/gi, '$1 …'],
  [/\+\d(?:[ ()-]{0,2}\d){7,14}/g, '+…'],
];

/** The passwords and tokens that settings hold: whole values, and the password inside an address. */
export function secretsIn(env: Record<string, string | undefined>, names: readonly string[]): string[] {
  const secrets = names.flatMap((name) => {
    const value = env[name] ?? '';
    if (!URL.canParse(value) || !value.includes('://')) return value.split(',');
    const { password } = new URL(value);
    return [password, decoded(password)];
  });
  return [...new Set(secrets.filter((secret) => secret.length >= LEAST))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Takes out of a line of the log what is nobody's business there: the given secrets, addresses of people, links that let
 * whoever holds them do something, credentials. Whatever an error's text quotes goes through it.
 */
export function createScrubber(secrets: readonly string[]): (line: string) => string {
  return (line) => {
    const known = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line);
    return rules.reduce((text, [pattern, mark]) => text.replace(pattern, mark), known);
  };
}
