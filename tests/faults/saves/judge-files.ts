/** A file as an entry of the library tells it. */
export type FileEntry = { name: string; where: 'active' | 'trash' };

/** What is on the disk, by place, and what the library says. */
export type Files = {
  entries: readonly FileEntry[];
  served: readonly string[];
  trash: readonly string[];
  /** What waits to be moved; nothing does once the CMS has started and nobody sends anything. */
  waiting: readonly string[];
};

function onlyIn(here: readonly string[], there: readonly string[]): string[] {
  const known = new Set(there);
  return here.filter((name) => !known.has(name));
}

/** Where files and entries do not agree, in words. */
export function judgeFiles({ entries, served, trash, waiting }: Files): string[] {
  const of = (where: FileEntry['where']) => entries.filter((one) => one.where === where).map(({ name }) => name);
  const places = [
    ['uploads', of('active'), served],
    ['the trash', of('trash'), trash],
  ] as const;
  return [
    ...places.flatMap(([place, named, lying]) => [
      ...onlyIn(named, lying).map((name) => `${name} has an entry and no file in ${place}`),
      ...onlyIn(lying, named).map((name) => `${name} lies in ${place} and has no entry there`),
    ]),
    ...waiting.map((name) => `${name} was left waiting`),
  ];
}
