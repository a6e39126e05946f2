/** Something that is wrong, and what to do about it: a sentence each. */
export type Finding = { check: string; what: string; todo: string };

/** Something that could not be looked at, and why. */
export type Unlooked = { check: string; why: string };

/** What a look at a part has found. */
export type Looked = { findings: Finding[]; unlooked: Unlooked[] };
