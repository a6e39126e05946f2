/** What is in a schema, by PostgreSQL's own functions; each takes the schema's name and gives a statement a line. */

const within = (relation: string) => `${relation}.relnamespace = (select oid from pg_namespace where nspname = $1)`;

/** What a copy by rows would not make again as it is. */
export const strangeSql = `
select c.relname as line from pg_class c
where ${within('c')} and (
  c.relkind in ('p', 'f')
  or c.relkind = 'r' and exists (select 1 from pg_inherits i where c.oid in (i.inhrelid, i.inhparent))
  or c.relkind = 'r' and exists (
    select 1 from pg_attribute a where a.attrelid = c.oid and (a.attidentity <> '' or a.attgenerated <> '')))
order by 1`;

export const sequencesSql = `
select format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s MINVALUE %s MAXVALUE %s CACHE %s%s;', c.relname,
  format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
  case when s.seqcycle then ' CYCLE' else '' end) as line
from pg_class c join pg_sequence s on s.seqrelid = c.oid
where c.relkind = 'S' and ${within('c')} order by c.relname`;

const columns = `pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_collation l on l.oid = a.attcollation and a.attcollation <> t.typcollation
  left join pg_namespace n on n.oid = l.collnamespace
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

export const tablesSql = `
select c.relname as name,
  (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from ${columns}) as columns,
  format('CREATE TABLE %I (%s);', c.relname, (
    select string_agg(concat(quote_ident(a.attname), ' ', format_type(a.atttypid, a.atttypmod),
      ' COLLATE ' || quote_ident(n.nspname) || '.' || quote_ident(l.collname),
      ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid),
      case when a.attnotnull then ' NOT NULL' end), ', ' order by a.attnum)
    from ${columns})) as line
from pg_class c where c.relkind = 'r' and ${within('c')} order by c.relname`;

/** With its column a sequence moves and goes. */
export const ownersSql = `
select format('ALTER SEQUENCE %I OWNED BY %I.%I;', s.relname, c.relname, a.attname) as line
from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype = 'a' and ${within('s')}
order by s.relname`;

const constraints = (kinds: string) => `
select format('ALTER TABLE %I ADD CONSTRAINT %I %s;', c.relname, o.conname, pg_get_constraintdef(o.oid, true)) as line
from pg_constraint o join pg_class c on c.oid = o.conrelid
where ${within('c')} and o.contype in (${kinds}) order by c.relname, o.conname`;

/** What tables say of themselves, and then of each other. */
export const constraintsSql = { keys: constraints("'p', 'u', 'x', 'c'"), links: constraints("'f'") };

/** Those that belong to a constraint come with it. */
export const indexesSql = `
select pg_get_indexdef(i.indexrelid, 0, true) || ';' as line
from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
where ${within('c')} and not exists (
  select 1 from pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x'))
order by x.relname`;
