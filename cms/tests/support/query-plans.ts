import { z } from 'zod';
import type { Cms } from './cms';
import { isSqlite } from './postgres';

/** A query as it was sent to the database. */
export type Asked = { sql: string; bindings: readonly unknown[] };

/**
 * What is wrong with the way in which a database finds the rows of a query, in its own words: looks at all rows of a table, and
 * puts more rows in order than it answers with.
 */
export type Findings = { scans: string[]; sorts: string[] };

/** Every reading query that is sent while something is done. */
export async function queriesOf({ strapi }: Cms, act: () => Promise<unknown>): Promise<Asked[]> {
  const { connection } = strapi.db;
  const asked: Asked[] = [];
  const note = (query: Asked) => void asked.push(query);
  connection.on('query', note);
  try {
    await act();
  } finally {
    connection.removeListener('query', note);
  }
  return asked.filter(({ sql }) => /^select/i.test(sql));
}

/** The tables that a query reads, by the names under which it knows them. */
export function tablesIn(sql: string): Map<string, string> {
  const named = /\b(?:from|join) (?:[`"]?\w+[`"]?\.)?[`"]?(\w+)[`"]?(?: (?:as )?[`"](\w+)[`"])?/gi;
  return new Map([...sql.matchAll(named)].map(([, table = '', name = table]) => [name, table]));
}

/**
 * What the database of the CMS would do wrong with a query, of these tables. Either database decides by what it knows of the
 * tables, so they have to be filled and analysed.
 */
export async function judgeQuery(cms: Cms, asked: Asked, tables: readonly string[]): Promise<Findings> {
  const told = await explain(cms, asked);
  return isSqlite ? judgeSqlite(told, asked.sql, tables) : judgePostgres(told, tables);
}

async function explain(cms: Cms, { sql, bindings }: Asked): Promise<unknown> {
  // PostgreSQL's driver numbers what is bound.
  const query = `${isSqlite ? 'explain query plan' : 'explain (format json)'} ${sql.replace(/\$\d+/g, '?')}`;
  return cms.strapi.db.connection.raw(query, [...bindings].map(bound));
}

const boundSchema = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]);
const bound = (value: unknown) => boundSchema.parse(value);

const sqliteSchema = z.array(z.object({ id: z.number(), parent: z.number(), detail: z.string() }));

/**
 * How a query finds which rows are on its page, in the database's own words: each table or index that is read before the limit cuts
 * the answer. Only for a query that asks for the page's ids first.
 */
export async function readForPage(cms: Cms, query: Asked): Promise<string[]> {
  const told = await explain(cms, query);
  if (isSqlite) {
    const steps = sqliteSchema.parse(told);
    const within = new Set(steps.filter(({ detail }) => detail.startsWith('LIST SUBQUERY')).map(({ id }) => id));
    for (const { id, parent } of steps) if (within.has(parent)) within.add(id);
    return steps
      .filter(({ id, detail }) => within.has(id) && /^(SCAN|SEARCH)/.test(detail))
      .map(({ detail }) => detail);
  }
  const [row] = postgresSchema.parse(told).rows;
  const cut = below(row['QUERY PLAN'][0].Plan).filter(isLimit).flatMap(below);
  return cut.filter((node) => node['Relation Name'] !== undefined).map(wordsOf);
}

function judgeSqlite(told: unknown, sql: string, tables: readonly string[]): Findings {
  const steps = sqliteSchema.parse(told);
  const names = tablesIn(sql);
  const reads = steps.filter(({ detail }) => {
    const [, name = ''] = /^(?:SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
    return tables.includes(names.get(name) ?? name);
  });
  const scans = reads.filter(({ detail }) => detail.startsWith('SCAN') && !/ USING (COVERING )?INDEX /.test(detail));
  // Rows that are looked up one by one are those of the answer, as are all where no limit leaves any out.
  const many = / limit /i.test(sql) ? reads.filter(({ detail }) => !detail.includes('INTEGER PRIMARY KEY')) : [];
  const sorts = steps.filter(
    ({ detail, parent }) => detail === 'USE TEMP B-TREE FOR ORDER BY' && many.some((read) => read.parent === parent),
  );
  const detailOf = ({ detail }: { detail: string }) => detail;
  return { scans: scans.map(detailOf), sorts: sorts.map(detailOf) };
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;
const postgresSchema = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })]),
});

function judgePostgres(told: unknown, tables: readonly string[]): Findings {
  const [row] = postgresSchema.parse(told).rows;
  const nodes = below(row['QUERY PLAN'][0].Plan);
  const scans = nodes.filter((node) => /Seq Scan$/.test(node['Node Type']) && isOf(node, tables));
  // Where no limit cuts the answer, all that is found is answered; what a limit has cut already is short.
  const cut = nodes.filter(isLimit).flatMap(below);
  const sorts = cut.filter((node) => {
    const within = below(node);
    return node['Node Type'] === 'Sort' && !within.some(isLimit) && within.some((inner) => isOf(inner, tables));
  });
  return { scans: scans.map(wordsOf), sorts: sorts.map(wordsOf) };
}

function wordsOf(node: Node): string {
  return [node['Node Type'], node['Relation Name'], node['Index Name']].filter((word) => word !== undefined).join(' ');
}

function below(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(below)];
}

function isLimit(node: Node): boolean {
  return node['Node Type'] === 'Limit';
}

function isOf(node: Node, tables: readonly string[]): boolean {
  return tables.includes(node['Relation Name'] ?? '');
}
