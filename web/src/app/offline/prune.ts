/** Something that is kept, since when (ms), and its size. */
export type Entry = { address: string; keptAt: number; bytes: number };

/** What has to go so that neither the number nor the bytes are above a limit: the oldest first, what stays for good never. */
export function tooMany(
  entries: readonly Entry[],
  { most, bytes, forGood = [] }: { most: number; bytes: number; forGood?: readonly string[] },
): string[] {
  const newestFirst = entries
    .filter(({ address }) => !forGood.includes(address))
    .sort((one, other) => other.keptAt - one.keptAt);
  let [count, size] = [0, 0];
  return newestFirst.flatMap((entry) => {
    count += 1;
    size += entry.bytes;
    return count > most || size > bytes ? [entry.address] : [];
  });
}
