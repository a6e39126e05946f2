import { BackupProblem } from '../backup-problem';
import { constraintsSql, indexesSql, ownersSql, sequencesSql, strangeSql, tablesSql } from './catalog';
import { quoted, type Transaction } from './connect';

/** A table whose rows are to be copied; `columns` as SQL takes them. */
export type Table = { name: string; columns: string };

/** How a schema is made again: what comes before the rows, the tables, and what comes after the rows. */
export type Described = { before: string[]; tables: Table[]; after: string[] };

/**
 * Reads how a schema is built from the server's own catalogue: tables, sequences, defaults, keys and indexes, which is all that Strapi
 * makes. Views, functions and triggers that somebody has added are not in it. @throws BackupProblem for tables of other kinds
 */
export async function describeSchema({ ask }: Transaction, schema: string): Promise<Described> {
  const lines = async (sql: string) => (await ask(sql, [schema])).map(({ line }) => String(line));
  const strange = await lines(strangeSql);
  if (strange.length > 0)
    throw new BackupProblem(`${strange.join(', ')} in PostgreSQL: a backup does not know tables of that kind.`);
  const tables = await ask(tablesSql, [schema]);
  const after = [...(await lines(ownersSql)), ...(await lines(constraintsSql.keys)), ...(await lines(indexesSql))];
  const described = {
    before: [...(await lines(sequencesSql)), ...tables.map(({ line }) => String(line))],
    tables: tables.map(({ name, columns }) => ({ name: quoted(String(name)), columns: String(columns) })),
    after: [...after, ...(await lines(constraintsSql.links)), ...(await counters({ ask }, schema))],
  };
  const broken = [...described.before, ...described.after].find((line) => /[\r\n]/.test(line));
  if (broken !== undefined) throw new BackupProblem(`PostgreSQL says this in several lines: ${broken}`);
  return described;
}

/** The tables of a schema, none of which is changed or dropped until the end of the transaction. */
export async function holdTables({ ask }: Transaction, schema: string): Promise<number> {
  const tables = await ask(tablesSql, [schema]);
  for (const { name } of tables) await ask(`lock table ${quoted(String(name))} in access share mode`);
  return tables.length;
}

/** How far each sequence has counted. */
async function counters({ ask }: Pick<Transaction, 'ask'>, schema: string): Promise<string[]> {
  const names = await ask('select sequencename as name from pg_sequences where schemaname = $1 order by 1', [schema]);
  const lines: string[] = [];
  for (const { name } of names) {
    const sequence = quoted(String(name));
    const [row] = await ask(
      `select format('SELECT setval(%L, %s, %L);', $1::text, last_value, is_called) as line from ${sequence}`,
      [sequence],
    );
    lines.push(String(row?.['line']));
  }
  return lines;
}
