import { vi } from 'vitest';
import { patience } from './until';

/**
 * What a unit test waits for comes late on a machine that has much else to do. Vitest's own second would be a claim about time that no
 * test means to make; one that does names its time.
 */
const { waitFor, waitUntil } = vi;
/** On this process's `vi` once it waits so: each test file comes by here. */
const PATIENT = Symbol.for('patient waits');
type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options) => (typeof options === 'number' ? options : { ...patience, ...options });

if (!Reflect.has(vi, PATIENT))
  Object.assign(vi, {
    [PATIENT]: true,
    waitFor: ((callback, options) => waitFor(callback, patient(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patient(options))) satisfies typeof waitUntil,
  });
