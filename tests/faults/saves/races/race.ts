/** Values by place; a place is a path of the contract's shape in one text. */
export type Values = Readonly<Record<string, string>>;

/** A field that both changed, as a writer was told of it. */
export type Asked = { place: string; mine: string; theirs: string };

/** What a writer was told: that it is saved, which fields it must decide, or nothing that says either. */
export type Told =
  { kind: 'saved' } | { kind: 'asked'; fields: readonly Asked[] } | { kind: 'unknown'; status: number };

/** One save of a race. Each wanted value is sent by one writer only. */
export type RaceSave = {
  key: string;
  /** Whether it asks about conflicts, as our client does; else an old client, whose value wins. */
  asks: boolean;
  /** What stood there when the writer read it. */
  base: Values;
  wants: Values;
  told: Told;
};

/** A row of the change log; values that were or are not there are absent. */
export type RaceRow = { key: string | null; changes: readonly { place: string; old?: string; new?: string }[] };

/** All that is known of a race: what stood there before, what was sent, what the log says in its order, and what stands there now. */
export type Race = {
  before: Values;
  saves: readonly RaceSave[];
  rows: readonly RaceRow[];
  after: Values;
};
