import { randomBytes } from 'node:crypto';

const MAX_LABEL = 40;

/** A file name of our own (C14): a hint of what it is for, and enough chance that nobody guesses it or meets it twice. */
export function newName(label: string): string {
  const hint = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LABEL)
    .replace(/^-+|-+$/g, '');
  return `${hint === '' ? 'file' : hint}-${randomBytes(8).toString('hex')}`;
}

/** The name that a file came with, as a text for people: no control characters, no path, at most 255 characters. */
export function toOriginalName(sent: string): string {
  const plain = sent
    .toWellFormed()
    .replace(/\p{C}/gu, '')
    .replace(/^.*[\\/]/s, '')
    .trim();
  return [...plain].slice(0, 255).join('') || 'file';
}
