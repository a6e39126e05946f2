import { makeRoom } from './make-room';
import { marks, numberOf, textOf, type Sql } from './sql';

/** What is kept by a number instead of its text. Stored: they never change. */
export const nameKinds = { page: 1, search: 2, event: 3, journey: 4 } as const;
export type NameKind = keyof typeof nameKinds;

/** So many of a kind are told apart on one day; the rest counts together, so that nobody can fill the disk. */
export const mostNames: Readonly<Record<NameKind, number>> = { page: 2_000, search: 500, event: 500, journey: 2_000 };

type Wish = { kind: NameKind; day: number; wanted: ReadonlySet<string>; other: string };

/** The numbers of names on a day, made where there are none. Those for which there is no room get that of `other`. */
export async function nameIds(sql: Sql, wish: Wish): Promise<(name: string) => number> {
  const { kind, day, wanted, other } = wish;
  if (wanted.size === 0) return () => 0;
  let { ids, used, fresh } = await look(sql, wish);
  // Pages and events are what the site has; words are whatever somebody types.
  if (kind === 'search' && used.size + fresh.length > mostNames.search) {
    const otherId = await ownId(sql, wish);
    await makeRoom(sql, { day, kind: nameKinds.search, other: otherId, kept: mostNames.search / 2 });
    ({ ids, used, fresh } = await look(sql, wish));
  }
  const admitted = new Set(fresh.slice(0, Math.max(0, mostNames[kind] - used.size)));
  const isUsed = (name: string) => used.has(ids.get(name) ?? 0);
  const shown = (name: string) => (isUsed(name) || admitted.has(name) ? name : other);
  const needed = new Set([...wanted].map(shown));
  await addNames(
    sql,
    kind,
    [...needed].filter((name) => !ids.has(name)),
  );
  const all = await findNames(sql, kind, [...needed]);
  await useNames(
    sql,
    wish,
    [...all.values()].filter((id) => !used.has(id)),
  );
  return (name) => {
    const id = all.get(shown(name));
    if (id === undefined) throw new Error(`The ${kind} ${name} has no number`);
    return id;
  };
}

/** What is known of the names: their numbers, those of the day, and which of the wanted are none of the day's. */
async function look(sql: Sql, { kind, day, wanted, other }: Wish) {
  const ids = await findNames(sql, kind, [...wanted, other]);
  const used = await usedNames(sql, kind, day);
  const fresh = [...wanted].filter((name) => !used.has(ids.get(name) ?? 0) && name !== other);
  return { ids, used, fresh };
}

/** The number under which the rest of a day counts together. */
async function ownId(sql: Sql, { kind, day, other }: Wish): Promise<number> {
  const known = await findNames(sql, kind, [other]);
  if (known.size === 0) await addNames(sql, kind, [other]);
  const id = (known.size > 0 ? known : await findNames(sql, kind, [other])).get(other);
  if (id === undefined) throw new Error(`The ${kind} ${other} has no number`);
  const used = await usedNames(sql, kind, day);
  if (!used.has(id)) await useNames(sql, { kind, day }, [id]);
  return id;
}

async function useNames(sql: Sql, { kind, day }: Pick<Wish, 'kind' | 'day'>, ids: readonly number[]): Promise<void> {
  await sql.insert(
    'insert into day_names (day, kind, name)',
    ids.map((id) => [day, nameKinds[kind], id]),
  );
}

async function findNames(sql: Sql, kind: NameKind, names: readonly string[]): Promise<Map<string, number>> {
  const statement = `select id, name from names where kind = ? and name in (${marks(names)})`;
  const rows = await sql.all(statement, [nameKinds[kind], ...names]);
  return new Map(rows.map((row) => [textOf(row, 'name'), numberOf(row, 'id')]));
}

async function usedNames(sql: Sql, kind: NameKind, day: number): Promise<Set<number>> {
  const rows = await sql.all('select name from day_names where day = ? and kind = ?', [day, nameKinds[kind]]);
  return new Set(rows.map((row) => numberOf(row, 'name')));
}

async function addNames(sql: Sql, kind: NameKind, names: readonly string[]): Promise<void> {
  await sql.insert(
    'insert into names (kind, name)',
    names.map((name) => [nameKinds[kind], name]),
  );
}

/** What the numbers stand for. */
export async function namesOf(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.all(`select id, name from names where id in (${marks(ids)})`, ids);
  return new Map(rows.map((row) => [numberOf(row, 'id'), textOf(row, 'name')]));
}
