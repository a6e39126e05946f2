import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runBundle } from './compiled/run-compiled';

// V8 would let the heap grow to four times what is in use before it looks what of it can go (S10, decision 0007).
setFlagsFromString('--heap-growing-percent=40');
// All of the proxy: main.ts.
runBundle(join(import.meta.dirname, 'main.cjs'));
