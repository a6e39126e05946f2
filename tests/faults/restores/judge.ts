/**
 * What an installation holds at one moment: a digest of each row by table, of each file of the uploads by path, and of the answer to
 * each public call by address.
 */
export type Moment = {
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  files: Readonly<Record<string, string>>;
  calls: Readonly<Record<string, string>>;
};

/** What is there again: its rows and files before anything was started with them, the calls once it is served. */
export type Restored = Moment;

/** So many differences of a kind are told. */
const SHOWN = 3;

function differences(what: string, then: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return names.flatMap((name) => {
    if (then[name] === now[name]) return [];
    if (now[name] === undefined) return [`${what} ${name} is lost`];
    return [then[name] === undefined ? `${what} ${name} was not there` : `${what} ${name} is another one`];
  });
}

const shown = (told: readonly string[]) =>
  told.length <= SHOWN ? told : [...told.slice(0, SHOWN), `${told.length - SHOWN} more like the last one`];

/** How the rows differ, but for tables that the product writes by itself at any time (`ownWork`). */
function rowDifferences(then: Moment, now: Moment, ownWork: ReadonlySet<string>): string[] {
  const tables = new Set([...Object.keys(then.tables), ...Object.keys(now.tables)]);
  return [...tables]
    .filter((table) => !ownWork.has(table))
    .flatMap((table) => differences(`the row ${table}`, then.tables[table] ?? {}, now.tables[table] ?? {}));
}

/**
 * What the product writes by itself (`ownWork`) may be of any time between the moments, and be written more than once between two of
 * them: only a row that is the same at all of `around` must be that one.
 */
function workDifferences(around: readonly Moment[], now: Moment, ownWork: readonly string[]): string[] {
  return ownWork.flatMap((table) => {
    const [first = {}, ...others] = around.map(({ tables }) => tables[table] ?? {});
    const restored = now.tables[table] ?? {};
    const ids = new Set([first, ...others, restored].flatMap(Object.keys));
    const steady = [...ids].filter((id) => others.every((rows) => rows[id] === first[id]));
    const ofSteady = (rows: Readonly<Record<string, string>>) =>
      Object.fromEntries(steady.flatMap((id) => (rows[id] === undefined ? [] : [[id, rows[id]]])));
    return differences(`the row ${table}`, ofSteady(first), ofSteady(restored));
  });
}

/** A file wherever it lies: served, or in the trash. */
const asMoved = ([path, digest]: [string, string]) => `${path.split('/').at(-1) ?? ''} ${digest}`;

/**
 * Files are all those of the moment. One that came later, or has moved since, may be there too, with its bytes: it was taken along while
 * the backup was made, and rows decide what is served.
 */
function fileDifferences(then: Moment, later: readonly Moment[], now: Moment): string[] {
  const moved = new Set([then, ...later].flatMap(({ files }) => Object.entries(files).map(asMoved)));
  const isLater = (file: [string, string]) => then.files[file[0]] === undefined && moved.has(asMoved(file));
  const files = Object.fromEntries(Object.entries(now.files).filter((file) => !isLater(file)));
  return differences('the file', then.files, files);
}

/**
 * What of a restored installation is not as it was at one moment of the backup. `moments`: all states that there were, from the last
 * one before the backup began to the first one after it had ended; the restored one must be one of them, whole.
 */
export function judgeRestored(moments: readonly Moment[], restored: Restored, ownWork: readonly string[]): string[] {
  const own = new Set(ownWork);
  const rows = moments.map((moment) => rowDifferences(moment, restored, own));
  const fewest = Math.min(...rows.map(({ length }) => length));
  // The last one: where nothing was changed between two moments, the files may be those of the later.
  const at = rows.findLastIndex(({ length }) => length === fewest);
  const then = moments[at];
  if (then === undefined) return ['nothing is known of the time of the backup'];
  const alike = moments.filter((_, n) => rows[n]?.length === fewest);
  const later = moments.slice(at + 1);
  return [
    ...ownWork.filter((table) => then.tables[table] === undefined).map((table) => `there is no table ${table}`),
    ...shown(rows[at] ?? []),
    ...shown(workDifferences([...alike, ...later.slice(0, 1)], restored, ownWork)),
    ...shown(fileDifferences(then, later, restored)),
    ...shown(differences('the answer to', then.calls, restored.calls)),
  ];
}
