import { departments, isObject, memberSchema, newMember, type JsonObject, type Team } from '@apoti/contract';
import { called, type Notes } from '../notes';
import { identifyItems } from './identify-items';
import { mend } from './mend';
import { readAs } from './read-as';
import { toNumber } from './scalars';
import { listOf } from './unwrap';

const NAMES = { identity: 'id', numeric: true, label: 'name', name: 'Member' } as const;

/** The team of an older site in its order. @throws Error with what is wrong with the answer as a whole */
export function normaliseTeam(answer: unknown, present: Team, notes: Notes): JsonObject[] {
  const list = listOf(answer);
  if (list === undefined) throw new Error('the answer holds no list');
  const inOrder = list
    .map((sent, index) => ({ sent, index }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.index - b.index);
  const read = inOrder.flatMap(({ sent, index }) => readMember(sent, index, notes));
  return identifyItems(read, present, NAMES, notes).flatMap((member) => {
    const name = called('Member', member['name'], member['id']);
    const mended = mend(memberSchema, member, (note) => notes.add(name, note));
    if ('value' in mended) return [mended.value];
    notes.leaveOut(name, mended.broken);
    return [];
  });
}

function orderOf({ sent, index }: { sent: unknown; index: number }): number {
  return (isObject(sent) ? toNumber(sent['order']) : undefined) ?? index + 1;
}

function readMember(sent: unknown, index: number, notes: Notes): JsonObject[] {
  if (!isObject(sent)) {
    notes.leaveOut(`Member in place ${index + 1}`, 'holds nothing that can be read');
    return [];
  }
  const name = called('Member', sent['name']);
  const note = (text: string) => notes.add(name, text);
  const renamed = {
    ...sent,
    isActive: sent['isActive'] ?? sent['is_active'] ?? sent['active'],
    image: sent['image'] ?? sent['photo'],
  };
  const read = readAs(memberSchema, renamed, 'member', note);
  const member: JsonObject = isObject(read) ? read : {};
  if (member['department'] === undefined) note(`its department is none of ours; it goes to ${departments[3]}`);
  if (String(member['position'] ?? '').trim() === '')
    fill(member, 'position', String(member['department'] ?? 'Team'), note);
  if (String(member['bio'] ?? '').trim() === '')
    fill(member, 'bio', `${String(member['name'] ?? '')}, ${String(member['position'])}`, note);
  return [{ ...newMember, department: departments[3], ...member }];
}

function fill(member: JsonObject, field: string, text: string, note: (text: string) => void): void {
  member[field] = text;
  note(`${field} was missing; it says “${text}”`);
}
