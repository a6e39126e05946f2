/** A server in a process of its own that ours is compared with. */
export type Peer = { name: string; origin: string; pid: number; stop: () => Promise<void> };
