import { SAMPLES, type Figures } from './figures';
import { addHistogram, writeHistogram, type Histogram } from './histogram';
import { marks, numberOf, textOf, type Sql } from './sql';

/** Adds figures to those that are stored; inside the caller's transaction. */
export async function writeFigures(sql: Sql, { hourly, daily, speeds }: Figures): Promise<void> {
  await addRows(sql, 'hourly', ['measure', 'hour', 'segment', 'name'], hourly);
  await addRows(sql, 'daily', ['measure', 'segment', 'day', 'name'], daily);
  await addSpeeds(sql, speeds);
}

const numbersOf = (key: string) => key.split(' ').map(Number);

async function addRows(sql: Sql, table: string, key: readonly string[], figures: ReadonlyMap<string, number>) {
  const rows = [...figures].flatMap(([name, value]) => (value === 0 ? [] : [[...numbersOf(name), value]]));
  const after = `on conflict (${key.join(', ')}) do update set value = ${table}.value + excluded.value`;
  await sql.insert(`insert into ${table} (${key.join(', ')}, value)`, rows, after);
}

async function addSpeeds(sql: Sql, speeds: Figures['speeds']): Promise<void> {
  const changed = [...speeds].filter(([, cells]) => [...cells.values()].some((value) => value !== 0));
  const days = new Set(changed.map(([key]) => numbersOf(key)[1] ?? 0));
  for (const day of days) {
    const those = changed.filter(([key]) => numbersOf(key)[1] === day);
    const known = await readSpeeds(sql, day, those);
    const rows = those.map(([key, cells]) => {
      const histogram: Histogram = new Map(cells);
      const { samples, text } = known.get(key) ?? { samples: 0, text: '' };
      const fresh = histogram.get(SAMPLES) ?? 0;
      histogram.delete(SAMPLES);
      addHistogram(text, histogram);
      return [...numbersOf(key), samples + fresh, writeHistogram(histogram)];
    });
    const after = 'on conflict (segment, day, page) do update set samples = excluded.samples, cells = excluded.cells';
    await sql.insert('insert into speeds (segment, day, page, samples, cells)', rows, after);
  }
}

type Changed = readonly (readonly [string, ReadonlyMap<number, number>])[];

async function readSpeeds(sql: Sql, day: number, changed: Changed) {
  const place = (index: number) => [...new Set(changed.map(([key]) => numbersOf(key)[index] ?? 0))];
  const [segments, pages] = [place(0), place(2)];
  const rows = await sql.all(
    `select segment, page, samples, cells from speeds
      where segment in (${marks(segments)}) and day = ? and page in (${marks(pages)})`,
    [...segments, day, ...pages],
  );
  return new Map(
    rows.map((row) => [
      `${numberOf(row, 'segment')} ${day} ${numberOf(row, 'page')}`,
      { samples: numberOf(row, 'samples'), text: textOf(row, 'cells') },
    ]),
  );
}
