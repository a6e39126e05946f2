import { expect, test } from '../../support/fixtures/journey';
import { addAdmin } from '../../support/second-admin';
import type { Stack } from '../../support/stack';
import { lostEdits, type Event } from '../../support/two-people/acknowledged-edits';
import { onWire, places } from '../../support/two-people/edited-places';
import { Player } from '../../support/two-people/player';
import { stepsOf, type Step } from '../../support/two-people/seeded-steps';

/** Times that the CMS is killed while two people edit; many in the long run. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1);
/** Printed, so that a round that found something can be played again. */
const seed = Number(
  process.env['SEED'] ?? (process.env['KILL_ROUNDS'] === undefined ? 20_261 : Date.now() % 1_000_000),
);
const STEPS = 24;

/** Plays one step and notes what happened. */
async function take(step: Step, players: readonly [Player, Player], stack: Stack, value: string): Promise<void> {
  if (step.do === 'cms') return stack.pids.cms === 0 ? stack.startCms() : stack.killCms();
  const player = players[step.who];
  switch (step.do) {
    case 'type':
      return player.type(places[step.where]!, value);
    case 'look':
      return void (await player.look());
    case 'weather':
      return player.network.become(step.weather);
    case 'decide':
      return player.decide(() => step.choice);
    case 'reload':
      await player.look();
      await player.reload();
      await untilBack(player);
  }
}

/** After a reload: what she was not told is saved stands there again, or it is saved by now. */
async function untilBack(player: Player): Promise<void> {
  for (const { place: name, value } of player.untold()) {
    const place = places.find((one) => one.name === name)!;
    await expect
      .poll(async () => (await player.shows(place, value)) || (await player.look()) === 'Saved', {
        message: `${player.name}’s ${value} in ${name} after a reload`,
        timeout: 30_000,
      })
      .toBe(true);
  }
}

/** Everything works again: whatever is unsent goes out, and whatever is asked is decided. */
async function untilAtRest(players: readonly Player[]): Promise<void> {
  for (const player of players) player.network.become('fair');
  const states = async () => {
    for (const player of players) {
      await player.wake();
      for (const place of [places[2]!, places[4]!]) {
        await place.open(player.page);
        await player.decide(() => 'Keep mine');
      }
    }
    return Promise.all(players.map((player) => player.look()));
  };
  await expect.poll(states, { timeout: 120_000 }).toEqual(['Saved', 'Saved']);
}

test('A6: two people edit while answers are lost, saves overtake each other, pages are reloaded and the CMS is killed: no edit is lost', async ({
  browser,
  stack,
  wire,
}) => {
  test.setTimeout(180_000 + rounds * 120_000);
  process.stdout.write(`two people, ${rounds} kills, SEED=${seed}\n`);
  const events: Event[] = [];
  const second = await addAdmin(stack.cmsUrl, 'joan');
  const players = [
    await Player.enter(browser, stack.origin, stack.admin, events),
    await Player.enter(browser, stack.origin, second, events),
  ] as const;
  for (let round = 0; round < rounds; round += 1) {
    const before = await onWire(wire);
    events.length = 0;
    for (const [count, step] of stepsOf(seed + round, STEPS, places.length).entries()) {
      await test.step(`round ${round}: ${JSON.stringify(step)}`, () =>
        take(step, players, stack, `typed ${round}.${count}`));
    }
    await untilAtRest(players);
    expect(lostEdits(before, events, { wire: await onWire(wire), shown: {} })).toEqual([]);
  }
});
