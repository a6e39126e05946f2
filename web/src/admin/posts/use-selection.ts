import { useState } from 'react';

/** A post as it was when it was selected. */
export type Chosen = { id: number; title: string };

/** Posts that something is to be done to. */
export type Selection = {
  /** In the order in which they were selected. */
  posts: readonly Chosen[];
  has: (id: number) => boolean;
  set: (posts: readonly Chosen[], selected: boolean) => void;
  /** Selects these and no others. */
  replace: (posts: readonly Chosen[]) => void;
};

/** What is selected stays selected on other pages and while other filters hold, until it is done or cleared. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const mapOf = (posts: readonly Chosen[]) => new Map(posts.map(({ id, title }) => [id, { id, title }]));
  return {
    posts: [...chosen.values()],
    has: (id) => chosen.has(id),
    set: (posts, selected) =>
      setChosen((present) => {
        const changed = mapOf(posts);
        if (selected) return new Map([...present, ...changed]);
        return new Map([...present].filter(([id]) => !changed.has(id)));
      }),
    replace: (posts) => setChosen(mapOf(posts)),
  };
}
