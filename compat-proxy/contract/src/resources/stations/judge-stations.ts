import { ApiError, type FieldIssue } from '../../errors/error';
import { issueSentence, toFieldIssues } from '../../errors/describe-issues';
import { isObject, type Json, type JsonObject } from '../../merge/json';
import { toJson } from '../../merge/plan-save';
import { newStation, wireStationSchema } from './stations';
import { stationSchema, type Station } from './station';
import { CellFault, readingOf, type Reading } from './spreadsheet-cells';
import { ID_HEADER, stationColumns, type StationColumn } from './station-columns';
import { importTexts, type JudgedRow } from './station-import';

/** A table as it was read: headings as they were written, and each row's number and cells by heading in small letters. */
export type Table = {
  headers: readonly string[];
  rows: readonly { row: number; cells: Readonly<Record<string, string>> }[];
};

/** A judged row with what is to be saved of it: all of a new station, the changed fields of another, else null. */
export type JudgedStation = JudgedRow & { save: JsonObject | null };

/** A name as it is compared: without the blanks around it, whatever its case. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

const headerKey = (header: string) => header.toLowerCase();

/**
 * What an import of this table would do to these stations, row by row. A row is the station with its id, else the one with
 * an equal name, else a new one. Pure.
 * @throws ApiError `invalid` when no row could be told apart
 */
export function judgeStations(
  { headers, rows }: Table,
  stations: readonly Station[],
  now: number,
): { rows: JudgedStation[]; ignored: string[]; notes: string[] } {
  const names = new Set(headers.map(headerKey));
  if (!['name', 'id'].some((name) => names.has(name))) throw new ApiError('invalid', importTexts.nothingKnown);
  const columns = stationColumns.filter(({ header }) => names.has(headerKey(header)));
  const known = new Set([ID_HEADER, ...stationColumns.map(({ header }) => header)].map(headerKey));
  const reading = readingOf(rows.map(({ cells }) => cells));
  const judge = new Judge(columns, stations, { now, reading });
  return {
    rows: apart(
      rows.map(({ row, cells }) => judge.row(row, cells)),
      stations,
    ),
    ignored: headers.filter((header) => header !== '' && !known.has(headerKey(header))),
    notes: reading.notes,
  };
}

class Judge {
  private readonly byId: Map<number, Station>;
  private readonly byName = new Map<string, Station[]>();
  /** Numbers of the rows so far, by the station's id or a new one's name. */
  private readonly rows = new Map<string, number>();

  constructor(
    private readonly columns: readonly StationColumn[],
    stations: readonly Station[],
    private readonly how: { now: number; reading: Reading },
  ) {
    this.byId = new Map(stations.map((station) => [station.id, station]));
    for (const station of stations) {
      const key = nameKey(station.name);
      this.byName.set(key, [...(this.byName.get(key) ?? []), station]);
    }
  }

  row(row: number, cells: Readonly<Record<string, string>>): JudgedStation {
    const found = this.find(cells);
    const { issues, station: before } = found;
    const name = (cells['name'] ?? '').trim() || before?.name || '';
    const told = { row, id: before?.id ?? null, name };
    // Of a row that could be of several locations, or of none, nothing else can be said.
    if (issues.length > 0) return wrong(told, issues);
    // A new station has no id yet; the check wants one.
    const start = toJson(before ?? { ...newStation(this.how.now), id: 1 });
    const { next, faults } = this.fill(start, cells, before === undefined);
    const breaks = newFaults(before === undefined ? null : start, next, this.columns);
    const all = [...faults, ...breaks, ...this.repeated(row, before, cells)];
    if (all.length > 0) return wrong(told, all);
    if (before === undefined) {
      const { id: _id, ...made } = next;
      return { ...told, outcome: 'new', changes: this.differences(start, next), issues, save: made };
    }
    const changes = this.differences(start, next);
    if (changes.length === 0) return { ...told, outcome: 'unchanged', changes, issues, save: null };
    const save = this.differing(start, next).reduce<JsonObject>(
      (patch, { path }) => put(patch, path, at(next, path) ?? null),
      {},
    );
    return { ...told, outcome: 'changed', changes, issues, save };
  }

  private differing(before: JsonObject, after: JsonObject): StationColumn[] {
    return this.columns.filter(({ path }) => JSON.stringify(at(before, path)) !== JSON.stringify(at(after, path)));
  }

  /** What differs, as the table writes it. */
  private differences(before: JsonObject, after: JsonObject): JudgedRow['changes'] {
    const [old, next] = [before, after].map((state) => wireStationSchema.parse(state));
    if (old === undefined || next === undefined) return [];
    return this.differing(before, after).map(({ header, write }) => ({
      field: header,
      old: write(old),
      new: write(next),
    }));
  }

  /** The station that a row is of. */
  private find(cells: Readonly<Record<string, string>>): { station?: Station; issues: string[] } {
    const id = (cells['id'] ?? '').trim();
    if (id !== '') {
      const station = /^\d+$/.test(id) ? this.byId.get(Number(id)) : undefined;
      return station === undefined ? { issues: [`There is no location with the ID ${id}`] } : { station, issues: [] };
    }
    const [station, ...others] = this.byName.get(nameKey(cells['name'] ?? '')) ?? [];
    if (others.length > 0) return { issues: ['Several locations have this name: give the ID'] };
    return station === undefined ? { issues: [] } : { station, issues: [] };
  }

  /** What the cells make of a station, and what is wrong with the cells themselves. */
  private fill(
    start: JsonObject,
    cells: Readonly<Record<string, string>>,
    isNew: boolean,
  ): { next: JsonObject; faults: string[] } {
    const faults: string[] = [];
    let next = start;
    for (const { header, path, read } of this.columns) {
      const cell = cells[headerKey(header)] ?? '';
      // What a new location's row leaves empty is as with every new location.
      if (isNew && cell.trim() === '') continue;
      try {
        const value = read(cell, this.how.reading, at(start, path));
        if (value !== undefined) next = put(next, path, value);
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        faults.push(issueSentence(error.message, header));
      }
    }
    return { next, faults };
  }

  /** The same station twice in one file: which row would count? */
  private repeated(row: number, station: Station | undefined, cells: Readonly<Record<string, string>>): string[] {
    const name = nameKey(cells['name'] ?? '');
    const key = station === undefined ? `name ${name}` : `id ${station.id}`;
    if (station === undefined && name === '') return [];
    const earlier = this.rows.get(key);
    if (earlier !== undefined) return [`This location stands in row ${earlier} already`];
    this.rows.set(key, row);
    return [];
  }
}

/** Two locations of one name could not be told apart any more: a row that would make them is wrong. */
function apart(rows: readonly JudgedStation[], stations: readonly Station[]): JudgedStation[] {
  const after = new Map(stations.map(({ id, name }) => [id, nameKey(name)]));
  for (const { id, save } of rows)
    if (id !== null && save?.['name'] !== undefined) after.set(id, nameKey(String(save['name'])));
  const holders = new Map<string, number[]>();
  for (const [id, name] of after) holders.set(name, [...(holders.get(name) ?? []), id]);
  const judged = rows.map((row) => {
    if (row.save?.['name'] === undefined) return row;
    const others = (holders.get(nameKey(String(row.save['name']))) ?? []).filter((id) => id !== row.id);
    return others.length === 0 ? row : wrong(row, [`Location ${others[0]} has this name, or is given it in this file`]);
  });
  // Without that row another one may be given a name that is not free after all.
  return judged.some((row, place) => row !== rows[place]) ? apart(judged, stations) : judged;
}

function wrong(told: Pick<JudgedRow, 'row' | 'id' | 'name'>, issues: readonly string[]): JudgedStation {
  const { row, id, name } = told;
  return { row, id, name, outcome: 'wrong', changes: [], issues: [...new Set(issues)], save: null };
}

/** Rules that are broken and were not before: what was stored before a rule came may stay. */
function newFaults(before: JsonObject | null, next: JsonObject, columns: readonly StationColumn[]): string[] {
  const sentences = (state: JsonObject) => {
    const { error } = stationSchema.safeParse(state);
    return error === undefined ? [] : toFieldIssues(error).map((issue) => sentenceOf(issue, columns));
  };
  const old = new Set(before === null ? [] : sentences(before));
  return sentences(next).filter((sentence) => !old.has(sentence));
}

function sentenceOf({ path, message }: FieldIssue, columns: readonly StationColumn[]): string {
  const place = path.join('/');
  const column = [...columns, ...stationColumns].find((one) => one.path.join('/') === place);
  return issueSentence(message, column?.header ?? String(path[0] ?? ''));
}

function at(state: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => (isObject(value) ? value[step] : undefined), state);
}

function put(state: JsonObject, [step, ...rest]: readonly string[], value: Json): JsonObject {
  if (step === undefined) return state;
  const inner = state[step];
  return { ...state, [step]: rest.length === 0 ? value : put(isObject(inner) ? inner : {}, rest, value) };
}
