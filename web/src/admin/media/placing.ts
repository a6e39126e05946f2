import { placementOf, placements, type LibraryFile, type Placement } from '@apoti/contract';

/** The places that take this kind of file. */
export function fits({ type, trashed }: Pick<LibraryFile, 'type' | 'trashed'>): Placement[] {
  return trashed ? [] : placements.filter((placement) => placementOf[placement].kind === type);
}

/** The place of this name; undefined for what is none. */
export function placementNamed(value: string): Placement | undefined {
  return placements.find((placement) => placement === value);
}
