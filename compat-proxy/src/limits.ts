import { REQUEST_SECONDS } from '@apoti/contract';

/** What a client may take of the listening server; times in ms. None may hold a connection by sending slowly. */
export const listening = {
  /** For all headers of a request, from the connection's beginning or from its first byte. */
  headersMs: 10_000,
  /** For a whole request, such as an upload over a slow line. */
  requestMs: REQUEST_SECONDS * 1_000,
  /**
   * For a connection on which nothing comes or goes: it is kept for later, or an answer is not read. Longer than the usual balancer's, so
   * that the balancer closes first.
   */
  idleMs: 90_000,
  /** For the rest of a body that was refused, where the answer ends its connection: so long the answer waits for it. */
  restMs: 20_000,
  /** How often the times are looked at. */
  checkMs: 2_000,
  headerBytes: 16_384,
  /** Connections at once. Beyond that those are closed on which nothing is asked. */
  connections: 8_192,
};

/** How the proxy starts; in ms. */
export const starting = {
  /** So long after it is set up the files of its build are kept: five hundred of them would be in the way of the first pages (S12). */
  keepBuildMs: 1_000,
  /** And the icons are drawn, where none are kept: whoever asks for one first waits for no process that draws (F5). */
  drawIconsMs: 1_000,
};

/**
 * So long after the signal whatever is under way can finish, in time that this process had for it; and by the clock, before it is killed
 * (`graceMs`) and could tell of nobody.
 */
const UNDER_WAY = { finishMs: 6_000, longestMs: 7_000 };

/** How the proxy ends; in ms. Whoever ends it has to wait longer than `graceMs` before it is killed. */
export const ending = {
  /** Who stands at the door is let in first, for so long where ever more come; it closes after a turn of the event loop so short. */
  doorMs: 2_500,
  momentMs: 0.1,
  /** Clients that keep their connection get this long to come by once more and be told to leave it; the door closes at once. */
  alone: { farewellMs: 1_000, quietMs: 0, ...UNDER_WAY },
  /**
   * A balancer closes what it does not use by itself (upstreams.conf); one that was too busy for that gets longer. It is sent to another
   * proxy, and the door closes when nobody has come for so long.
   */
  behindBalancer: { farewellMs: 3_000, quietMs: 100, ...UNDER_WAY },
  graceMs: 8_000,
  /** After an error that nobody handled, for all of it: what goes on may be wrong. */
  crashMs: 500,
};

const USUAL_ROOM = { atOnce: 32, waiting: 64 };
/**
 * A password takes the CMS's one thread a tenth of a second, more where it has other work: one at a time, so that saves have
 * their turns between, and of those that wait each has its own before its time is over.
 */
const SIGN_IN_ROOM = { connections: 1, atOnce: 1, waiting: 24 };

/** What is asked of the CMS; in ms. Calls that may take longer than others say so where they are made. */
export const asking = {
  /** Longest time that anybody waits for a CMS that says nothing; a save says so within 5 s (C6). */
  timeoutMs: 4_000,
  /** A reply larger than this is not ours. */
  replyBytes: 64 * 1024 * 1024,
  /** Of each lane: its connections, its calls at once, and how many more may wait; the rest is refused with 503 at once. */
  lanes: {
    reads: { connections: 8, ...USUAL_ROOM },
    people: { connections: 2, ...USUAL_ROOM },
    writes: { connections: 8, ...USUAL_ROOM },
    pictures: { connections: 3, ...USUAL_ROOM },
    links: { connections: 2, ...USUAL_ROOM },
    forms: { connections: 2, ...USUAL_ROOM },
    signIns: SIGN_IN_ROOM,
    knownSignIns: SIGN_IN_ROOM,
    aside: { connections: 1, ...USUAL_ROOM },
  },
  /** After so many failures in a row a lane rests for so long. */
  failures: 8,
  restMs: 1_000,
};

/**
 * Forms with a file, each of which is in memory until it is stored: how many are taken at once, and how many more may wait, of which
 * nothing is read. Of the largest files those at once fit well into what a proxy gets (docker-compose.yml); of those that wait each has
 * its turn before the time of its request is over.
 */
export const receiving = { atOnce: 8, waiting: 24 };

/** What is asked of an object store that keeps the uploads. */
export const storing = {
  /** Questions at once, those that wait for a connection counted; further ones are refused, or answered with what is kept. */
  waiting: 256,
  /** Longest that a visitor waits for the beginning of an answer, in ms: what is there, and then its content, are two. */
  answerMs: 2_000,
  /** Who asks for the same within so long shares an answer, in ms: what was deleted is gone within the second that edits have. */
  sharedMs: 250,
  /** How often is looked for what is kept here and was deleted there, in ms. */
  lookEveryMs: 60_000,
};

/** Pages that are made for a request: how many at once, and how many more may wait. The rest is refused with 503 at once. */
export const rendering = {
  /** Those that are never kept: about half a second's work. */
  once: { atOnce: 2, waiting: 32 },
  /**
   * Those of which there are thousands, such as posts, and which are not kept yet; they are kept then, in every encoding. So many can be
   * unfinished that nobody waits for the further encodings of others: each takes about a tenth of a MB until then.
   */
  cold: { atOnce: 2, unfinished: 128, waiting: 16 },
};

/** When whoever was refused since the CMS is away, or since too much is asked, may come again, in seconds. */
export const RETRY_SECONDS = 5;
