// Loaded before a part's own code (`node --import`): its clock goes wrong by as many ms as the file CLOCK_SHIFT_FILE says.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE;
const LOOK_MS = 50;
let shift = 0;

function look() {
  try {
    shift = Number(readFileSync(file, 'utf8'));
  } catch {
    // Nobody has set it wrong yet.
  }
}

const RealDate = Date;
// Kept by itself: whoever assigns `Date.now` to itself would make a circle.
const realNow = RealDate.now;
const now = () => realNow() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, target) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args, target),
  apply: () => new RealDate(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
});
look();
setInterval(look, LOOK_MS).unref();
