/** A signal that ends what takes longer than so many ms. Phones with iOS 15 do not know `AbortSignal.timeout`. */
export function endsAfter(ms: number): AbortSignal {
  const end = new AbortController();
  setTimeout(() => end.abort(), ms);
  return end.signal;
}
