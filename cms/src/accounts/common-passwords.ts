import breached from './breached-passwords.json';

/** What breaches have left oftenest, as it is (ASVS 5.0, 6.2.4). */
const breachedWords = new Set(breached.words.split(' '));

/**
 * What guessers try first, without the digits and signs behind it: the words of the lists that breaches have left, and what people
 * in this country and this house would think of. Short on purpose: with five tries in 15 minutes only the very first guesses matter.
 */
const words = new Set(
  `password passwort passw pass admin administrator root user guest test tester testing demo login welcome hello
  letmein changeme default secret master super superman batman spiderman pokemon naruto starwars matrix
  trustno iloveyou loveyou lovely love lover loveme sweetheart sweety princess prince queen king angel baby
  babygirl angela jesus jesuschrist god godisgood godislove godbless blessing blessed blessings favour favor
  grace graceofgod glory goodness mercy faith prayer praise christ holyspirit allah muhammad mohammed sunshine
  flower butterfly rainbow summer winter spring autumn monday friday sunday january december football soccer
  baseball basketball hockey chelsea arsenal liverpool barcelona manchester manutd ronaldo messi monkey dragon
  tiger lion eagle eagles supereagles shadow ginger buster charlie jordan michael michelle jessica jennifer
  daniel andrew thomas robert joshua matthew samuel emmanuel emeka chioma chinedu ngozi chukwu blessings
  victor victory peace patience comfort precious samsung nokia google facebook twitter instagram whatsapp
  computer internet windows freedom whatever hunter killer cookie banana orange cheese chocolate pepper
  nigeria naija lagos abuja portharcourt apoti locker lockers parcel parcels access money dollar naira million
  business company office work manager server system private security qwerty qwertyuiop qwertz azerty asdfgh
  asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx qazwsxedc wsxedc qweasd qweasdzxc qwe asd zxc abc abcd abcde
  abcdef abcdefg abcdefgh aabbcc letmeinnow ninja mustang hottie fuckyou fuckoff asshole pussy bigdaddy mother
  father mummy daddy family friend friends forever together happy lucky smile music dance guitar london
  america canada`.split(/\s+/),
);

/** Digits and signs that stand for letters. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** Rows of keys and of numbers, both ways, along which fingers run. */
const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (run) => [run, [...run].toReversed().join('')],
);
/** Columns of keys, which no row has. */
const columns = ['1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv', 'q1w2e3r4t5y6', 'zaq12wsxcde3'];

/** Whether a password is one of the first that are tried: one of breaches, a common word with digits around it, a run of keys, a repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const bare = plain.replaceAll(/[^a-z0-9@$]/g, '');
  if (bare.length === 0) return isRepeated(plain);
  if (breachedWords.has(plain)) return true;
  return [plain, bare].some(isRepeated) || isRun(bare) || isShortNumber(plain) || isWord(bare);
}

function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text) || new Set(text).size <= 2;
}

function isRun(text: string): boolean {
  return [...runs, ...columns].some((run) => run.includes(text));
}

/** A number of up to eight digits, such as a day of somebody's life. */
function isShortNumber(text: string): boolean {
  return /^[0-9./ -]+$/.test(text) && text.replaceAll(/[^0-9]/g, '').length <= 8;
}

/** A common word, once or more, with digits and signs around it, and letters written as digits. */
function isWord(text: string): boolean {
  const spelled = [...text].map((letter) => lookalikes[letter] ?? letter).join('');
  const cores = [text, spelled].flatMap((form) => [form, strip(form)]).concat(strip(strip(text)));
  const unspelled = [...strip(text)].map((letter) => lookalikes[letter] ?? letter).join('');
  return [...cores, unspelled].some((core) => words.has(core) || words.has(core.replace(/^(.+)\1$/, '$1')));
}

/** Without digits and signs before and behind. */
function strip(text: string): string {
  return text.replace(/^[0-9@$]+/, '').replace(/[0-9@$]+$/, '');
}
