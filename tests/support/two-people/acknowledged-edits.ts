/** Something that happened to an edited place. Every typed value is typed once only, so that a value names its edit. */
export type Event =
  /** A person put this value into a field, over the one that she saw there. */
  | { kind: 'typed'; person: string; place: string; value: string; over: string }
  /** A person was told that everything she typed so far is saved. */
  | { kind: 'told saved'; person: string }
  /** A person was shown these two values of a field, and asked which one stays. */
  | { kind: 'asked'; person: string; mine: string; theirs: string }
  /** A person left the page although the browser warned her that something was not kept yet. */
  | { kind: 'left at her own risk'; person: string };

/** What is there when everything has come to rest. */
export type Rest = {
  /** What the server holds, by place. */
  wire: Readonly<Record<string, string>>;
  /** What each person's browser shows, by person and place. */
  shown: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What a person put into a field, over which values that she saw there, and when (by place in the events) she was told that it is saved. */
export type Edit = { person: string; place: string; value: string; over: readonly string[]; toldAt: number | null };

/** The edits, each with the moment at which its person was told that it is saved. What she typed over it before was no edit. */
export function editsOf(events: readonly Event[]): Edit[] {
  let edits: Edit[] = [];
  events.forEach((event, at) => {
    if (event.kind === 'typed') {
      const { person, place, value } = event;
      const isTypedOver = (edit: Edit) => edit.toldAt === null && edit.person === person && edit.place === place;
      const over = [event.over, ...edits.filter(isTypedOver).flatMap((edit) => edit.over)];
      edits = [...edits.filter((edit) => !isTypedOver(edit)), { person, place, value, over, toldAt: null }];
    }
    if (event.kind === 'left at her own risk') {
      edits = edits.filter(({ toldAt, person }) => toldAt !== null || person !== event.person);
    }
    if (event.kind === 'told saved') {
      for (const edit of edits) if (edit.person === event.person) edit.toldAt ??= at;
    }
  });
  return edits;
}

/** The values that somebody was asked to choose between. */
function askedAbout(events: readonly Event[]): Set<string> {
  return new Set(events.flatMap((event) => (event.kind === 'asked' ? [event.mine, event.theirs] : [])));
}

/** Edits of a person that nobody told her are saved, nor asked her about: they must stand where she typed them. */
export function untoldEdits(events: readonly Event[], name: string): Edit[] {
  const asked = askedAbout(events);
  return editsOf(events).filter(({ person, toldAt, value }) => person === name && toldAt === null && !asked.has(value));
}

/**
 * What was lost, in words; nothing if all is well. An edit that its person was told is saved must be on the wire, or a later
 * saved edit of the same field, or one by somebody who saw it there, or somebody was asked about it. One that she was not told of must stand in her browser, or
 * she was asked about it. And the wire holds only what was there or was typed.
 */
export function lostEdits(before: Readonly<Record<string, string>>, events: readonly Event[], rest: Rest): string[] {
  const edits = editsOf(events);
  const asked = askedAbout(events);
  const lost = edits.flatMap((edit) => {
    const { person, place, value, toldAt } = edit;
    if (asked.has(value) || rest.wire[place] === value) return [];
    if (toldAt === null) {
      return rest.shown[person]?.[place] === value
        ? []
        : [`${person} typed ${value} into ${place}: gone from her browser`];
    }
    const isReplaced = edits.some(
      (one) =>
        one.place === place &&
        one !== edit &&
        one.toldAt !== null &&
        (one.toldAt >= toldAt || one.over.includes(value)),
    );
    return isReplaced ? [] : [`${person} was told that ${value} in ${place} is saved: it is not there`];
  });
  const typed = new Set(events.flatMap((event) => (event.kind === 'typed' ? [`${event.place}: ${event.value}`] : [])));
  const strange = Object.entries(rest.wire).flatMap(([place, value]) =>
    value === before[place] || typed.has(`${place}: ${value}`) ? [] : [`nobody typed ${value} into ${place}`],
  );
  return [...lost, ...strange, ...blank(before, rest)];
}

/** Places that are gone from the wire altogether. */
function blank(before: Readonly<Record<string, string>>, { wire }: Rest): string[] {
  return Object.keys(before).flatMap((place) => (place in wire ? [] : [`${place} is gone from the wire`]));
}
