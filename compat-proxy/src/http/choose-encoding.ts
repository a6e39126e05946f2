export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; what goes beyond is worked out each time. */
const MEMORY = 200;
const remembered = new Map<string, Encoding>();

/** The encoding to answer with: brotli, gzip, or neither; `q=0` refuses one (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = remembered.get(accepted);
  if (known !== undefined) return known;
  const encoding = negotiate(accepted);
  if (remembered.size < MEMORY) remembered.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}
