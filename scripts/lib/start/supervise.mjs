import { setTimeout as sleep } from 'node:timers/promises';
import { createBackoff } from '../backoff.mjs';
import { Problem } from '../problem.mjs';
import { signalGroup, startGroup, stopGroup } from '../processes.mjs';
import { byLine, createTail } from '../tail.mjs';
import { lastWords } from './last-words.mjs';

/**
 * @typedef {object} Part a server that is kept running
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {() => Promise<boolean>} ready whether it serves
 * @property {number} readyWithinMs a start that takes longer has failed
 * @property {() => boolean} [isAtWork] whether it is at something that takes as long as it takes
 * @property {string} log where its output goes, for messages
 */

/**
 * @typedef {object} Manner
 * @property {(line: string) => void} onLine each line of its output
 * @property {(text: string) => void} say for people
 * @property {() => Promise<boolean>} [goesOn] whether the rest serves without this part, so that one that was never ready is tried again
 * @property {{ first?: number, longest?: number }} [backoff] milliseconds
 * @property {number} [pollMs] how often `ready` is asked of a part that starts
 * @property {{ everyMs: number, checks: number }} [watchdog] how often it is asked afterwards, and after how many checks in a
 *   row without an answer the part hangs
 */

/** After this long without a crash, the next one is answered quickly again. */
const healthyMs = 60_000;

/** A part that was ready in this life waits no longer for the next one: what ended it comes with visits. In ms. */
const servedWaitMs = 1_000;

/** How often a part that starts is asked, in ms: a start is not longer than it has to be. */
export const LOOK_EVERY_MS = 25;

/** The end of what a part has said; V8 alone says some thirty lines around its reason. */
const keptLines = 80;

/** Every 5 s; half a minute without an answer is longer than anything that a part does at a stretch. */
const usualWatchdog = { everyMs: 5000, checks: 6 };

/**
 * Keeps one part running: a crash is told and followed by a new start, later and later while it keeps crashing. One that lives but
 * has stopped answering is ended, and started again alike. Only a part that was never ready gives up, unless the rest goes on without it.
 */
export class Supervised {
  #part;
  #manner;
  #backoff;
  /** @type {import('../processes.mjs').ChildProcess | undefined} */
  #child;
  /** Of the process that runs now; an end that was asked for is over before the process is. */
  #life = { begun: 0, over: true, ready: false };
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #everReady = false;
  /** Ended for good, or until it is started again on purpose. */
  #isOver = false;
  /** @type {() => void} */
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};

  /**
   * Starts the part.
   * @param {Part} part
   * @param {Manner} manner
   */
  constructor(part, manner) {
    this.#part = part;
    this.#manner = manner;
    this.#backoff = createBackoff(manner.backoff);
    /** Resolves once the part has been ready; rejects with a Problem when it never will be. */
    this.firstReady = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#launch();
  }

  /** The part's process, while it lives. */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Ends the part for good.
   * @param {number} graceMs after which it is killed
   */
  async stop(graceMs) {
    this.#isOver = true;
    this.#life.over = true;
    clearTimeout(this.#timer);
    if (this.#child) await stopGroup(this.#child, graceMs);
  }

  /**
   * Ends the part and starts it again at once.
   * @param {number} graceMs
   */
  async restart(graceMs) {
    await this.stop(graceMs);
    this.#launch();
  }

  #launch() {
    this.#isOver = false;
    const { command, args, cwd, env } = this.#part;
    const child = startGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.#child = child;
    const tail = createTail(keptLines);
    const listen = byLine((line) => {
      tail.addLine(line);
      this.#manner.onLine(line);
    });
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    const life = { begun: performance.now(), over: false, ready: false };
    this.#life = life;
    /** @param {string} reason */
    const ended = (reason) => {
      if (life.over) return;
      life.over = true;
      void this.#ended(reason, tail, performance.now() - life.begun);
    };
    child.once('error', (error) => ended(`could not be started (${error.message})`));
    child.once('close', (code, signal) => ended(signal ? `was ended by ${signal}` : `ended with code ${code}`));
    void this.#watch(life, (reason) => {
      ended(reason);
      signalGroup(child, 'SIGKILL');
    });
  }

  /**
   * @param {{ begun: number, over: boolean, ready: boolean }} life
   * @param {(reason: string) => void} giveUp
   */
  async #watch(life, giveUp) {
    const { ready, readyWithinMs, isAtWork, name } = this.#part;
    // What was at work may have as long again for the rest of its start.
    let since = life.begun;
    while (!life.over) {
      if (await ready()) {
        if (life.over) return;
        if (this.#everReady) this.#manner.say(`${name} is back.`);
        this.#everReady = true;
        life.ready = true;
        this.#resolve();
        return this.#keepWatch(life, giveUp);
      }
      if (isAtWork?.() === true) since = performance.now();
      if (performance.now() - since > readyWithinMs) return giveUp(`was not ready within ${readyWithinMs / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, this.#manner.pollMs ?? LOOK_EVERY_MS));
    }
  }

  /**
   * Of a part that has been ready: never of one that starts, however long it migrates. By checks, not by the clock, which goes on
   * while the machine sleeps.
   * @param {{ over: boolean }} life
   * @param {(reason: string) => void} giveUp
   */
  async #keepWatch(life, giveUp) {
    const { everyMs, checks } = this.#manner.watchdog ?? usualWatchdog;
    let missed = 0;
    while (!life.over) {
      // The watch alone keeps nothing alive.
      await sleep(everyMs, undefined, { ref: false });
      if (life.over) return;
      missed = (await this.#part.ready()) ? 0 : missed + 1;
      if (missed >= checks && !life.over) {
        return giveUp(`has not answered for ${(checks * everyMs) / 1000} s and hangs`);
      }
    }
  }

  /**
   * @param {string} reason
   * @param {ReturnType<typeof createTail>} tail
   * @param {number} livedMs
   */
  async #ended(reason, tail, livedMs) {
    const { name, log } = this.#part;
    const life = this.#life;
    if (!this.#everReady && !(await this.#manner.goesOn?.())) {
      const said = lastWords(tail.last(keptLines)).join('\n  ') || tail.last(5).join('\n  ') || 'nothing';
      this.#reject(new Problem(`${name} ${reason} before it was ready. Its log is ${log}; its last words:\n  ${said}`));
      return;
    }
    // Stopped, or started anew, while the rest was asked.
    if (this.#isOver || this.#life !== life) return;
    if (livedMs > healthyMs) this.#backoff.reset();
    const next = this.#backoff.next();
    const wait = life.ready ? Math.min(next, servedWaitMs) : next;
    const last = lastWords(tail.last(keptLines)).map((line) => `\n            ${line}`);
    this.#manner.say(`${name} ${reason}; starting it again in ${wait / 1000} s.${last.join('')}`);
    this.#timer = setTimeout(() => this.#launch(), wait);
  }
}
