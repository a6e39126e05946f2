import type { MovedKind } from '@apoti/contract';
import type { Broken, Note } from './notes';
import type { Counts } from './plan/plan-list';
import { noCounts } from './plan/plan-list';

/** What became of a kind, or will. */
export type KindReport = {
  kind: MovedKind;
  counts: Counts | null;
  fault: string | null;
  notes: readonly Note[];
  broken: readonly Broken[];
};
export type FilesReport = { fresh: number; known: number; dead: readonly Broken[] };

/** The kinds as people call them. */
export const NAMES: Record<MovedKind, string> = {
  content: 'Content',
  team: 'Team',
  posts: 'Posts',
  subscribers: 'Subscribers',
};
const SHOWN = 5;

/** A line for each kind, and what is wrong. */
export function planText(kinds: readonly KindReport[], files: FilesReport): string {
  return [...kinds.map(kindLine), filesLine(files), ...kinds.flatMap(firstFaults), ...faultsOfFiles(files)].join('\n');
}

function filesLine({ fresh, known, dead }: FilesReport): string {
  return line('Files', [`${fresh} new`, `${known} unchanged`, ...(dead.length > 0 ? [`${dead.length} dead`] : [])]);
}

function kindLine({ kind, counts, fault, broken }: KindReport): string {
  if (fault !== null) return line(NAMES[kind], [`nothing is brought over: ${fault}`]);
  const { fresh, changed, removed, unchanged } = counts ?? noCounts();
  const parts = [`${fresh.length} new`, `${changed.length} changed`, `${unchanged} unchanged`];
  if (removed.length > 0) parts.push(`${removed.length} ${removed.length === 1 ? 'example goes' : 'examples go'}`);
  if (broken.length > 0) parts.push(`${broken.length} broken`);
  return line(NAMES[kind], parts);
}

function line(name: string, parts: readonly string[]): string {
  return `  ${name.padEnd(12)} ${parts.join(', ')}`;
}

function firstFaults({ kind, broken }: KindReport): string[] {
  return few(`${NAMES[kind]}, left out:`, broken);
}

function faultsOfFiles({ dead }: FilesReport): string[] {
  return few('Files, dead:', dead);
}

function few(title: string, broken: readonly Broken[]): string[] {
  if (broken.length === 0) return [];
  const more = broken.length > SHOWN ? [`    and ${broken.length - SHOWN} more`] : [];
  return [`  ${title}`, ...broken.slice(0, SHOWN).map(({ item, why }) => `    ${item}: ${why}`), ...more];
}

/** Everything, for a file: every item that was left out, and every oddity by how often it was met. */
export function fullReport(heading: string, kinds: readonly KindReport[], files: FilesReport): string {
  const parts = kinds.flatMap((report) => [NAMES[report.kind], ...detailsOf(report), '']);
  const dead = files.dead.map(({ item, why }) => `  dead: ${item}: ${why}`);
  return [heading, '', planText(kinds, files), '', ...parts, 'Files', ...dead, ''].join('\n');
}

function detailsOf({ counts, fault, notes, broken }: KindReport): string[] {
  const { fresh, changed, removed } = counts ?? noCounts();
  return [
    ...(fault === null ? [] : [`  nothing was brought over: ${fault}`]),
    ...broken.map(({ item, why }) => `  left out: ${item}: ${why}`),
    ...fresh.filter((item) => item !== 'Subscriber').map((item) => `  new: ${item}`),
    ...changed.map((item) => `  changed: ${item}`),
    ...removed.map((item) => `  example gone: ${item}`),
    ...oddities(notes),
  ];
}

/** The same oddity of many items is told once, with the first ones of them. */
function oddities(notes: readonly Note[]): string[] {
  const byText = new Map<string, string[]>();
  for (const { item, text } of notes) byText.set(text, [...(byText.get(text) ?? []), item]);
  return [...byText].map(([text, items]) => {
    const shown = [...new Set(items)].slice(0, SHOWN).join(', ');
    return `  odd, ${items.length} ×: ${text} (${shown}${items.length > SHOWN ? ' …' : ''})`;
  });
}
