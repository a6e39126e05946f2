import { BOUNCE_SECONDS, ENGAGED_SECONDS, SESSION_GAP_MS } from '@apoti/contract';
import { segmentOf, type Segment } from './segments';
import type { Cell } from './histogram';

/** A thing that was measured, with the numbers under which its page and its event or search are kept. */
export type Sign = {
  at: number;
  kind: 'view' | 'leave' | 'event' | 'search' | 'vitals' | 'cohort';
  page: { id: number; text: string };
  /** The event, the search, or of a view the way that led to it. */
  name: { id: number; text: string } | null;
  source: number;
  device: number;
  returning: boolean;
  /** In sight, until it was left; of a cohort, its week. */
  seconds: number;
  cells: readonly Cell[];
  /** A view that has just been told, of which is counted which page came before it. */
  journey?: boolean;
};

/** What one visitor did without a long pause. */
export type Visit = {
  /** Source, device and new or returning. */
  segment: Segment;
  /** Whether anything was seen or done; what only comes late from a page that was left is no visit of its own. */
  isVisit: boolean;
  start: number;
  seconds: number;
  isBounce: boolean;
  isConversion: boolean;
  /** The week of the visitor's first visit, where it is known. */
  cohort: number | null;
  /** Places of the goals that were reached. */
  goals: number[];
  signs: Sign[];
};

const conversions: readonly string[] = ['contact_form_sent', 'franchise_form_sent', 'newsletter_joined'];
const SERVICES = '/services';

/** A page that is left was in sight before: that time counts as life. */
const beginOf = ({ at, kind, seconds }: Sign) => (kind === 'leave' ? at - seconds * 1_000 : at);
const isAct = ({ kind }: Sign) => kind === 'view' || kind === 'event' || kind === 'search';
const rank = (sign: Sign) => (sign.kind === 'view' ? 0 : isAct(sign) ? 1 : 2);

/** The visits of one visitor of one day. The order in which things came does not matter, only when they happened. */
export function visitsOf(signs: readonly Sign[]): Visit[] {
  const inOrder = [...signs].sort((one, other) => beginOf(one) - beginOf(other));
  const groups: Sign[][] = [];
  let until = -Infinity;
  for (const sign of inOrder) {
    const group = beginOf(sign) - until > SESSION_GAP_MS ? undefined : groups.at(-1);
    if (group === undefined) groups.push([sign]);
    else group.push(sign);
    until = Math.max(until, sign.at);
  }
  let before = 0;
  return groups.map((group) => {
    const visit = toVisit(group, before > 0);
    if (visit.isVisit) before += 1;
    return visit;
  });
}

function toVisit(signs: Sign[], isLater: boolean): Visit {
  const lead = signs.reduce((best, sign) => (comesBefore(sign, best) ? sign : best));
  const start = Math.min(...signs.map(({ at }) => at));
  const seconds = Math.round((Math.max(...signs.map(({ at }) => at)) - start) / 1_000);
  const acts = signs.filter(isAct);
  const isReturning = isLater || signs.some(({ returning }) => returning);
  return {
    segment: segmentOf({ source: lead.source, device: lead.device, type: isReturning ? 2 : 1 }),
    isVisit: acts.length > 0,
    start,
    seconds,
    isBounce: acts.length === 1 && acts[0]?.kind === 'view' && seconds < BOUNCE_SECONDS,
    isConversion: conversions.some((event) => hasEvent(signs, event)),
    cohort: signs.find(({ kind }) => kind === 'cohort')?.seconds ?? null,
    goals: goalsOf(signs),
    signs,
  };
}

/** What a visit is, its first view says; else the first thing done. At the same moment the numbers decide, not who came first. */
function comesBefore(one: Sign, other: Sign): boolean {
  const order = [rank(one) - rank(other), one.at - other.at, one.source - other.source, one.device - other.device];
  return (order.find((difference) => difference !== 0) ?? 0) < 0;
}

function hasEvent(signs: readonly Sign[], event: string): boolean {
  return signs.some(({ kind, name }) => kind === 'event' && name?.text === event);
}

/** In the order of the contract's goals. */
function goalsOf(signs: readonly Sign[]): number[] {
  const onServices = signs.filter(({ kind, page }) => kind === 'leave' && page.text === SERVICES);
  const reached = [
    hasEvent(signs, 'contact_form_sent'),
    hasEvent(signs, 'newsletter_joined'),
    hasEvent(signs, 'franchise_form_sent'),
    onServices.reduce((sum, { seconds }) => sum + seconds, 0) >= ENGAGED_SECONDS,
  ];
  return reached.flatMap((isReached, place) => (isReached ? [place] : []));
}

/** Places of the funnel's steps (the contract's) that a thing is one of. */
export function stepsOf({ kind, page, name }: Sign): number[] {
  const isView = (path: string) => kind === 'view' && page.text === path;
  const isEvent = (...events: string[]) => kind === 'event' && events.some((event) => event === name?.text);
  const steps = [
    isView('/'),
    isView(SERVICES),
    isView('/pricing'),
    // Whoever has sent it has begun with it.
    isEvent('contact_form_started', 'contact_form_sent'),
    isEvent('contact_form_sent'),
    isEvent('contact_form_sent', 'franchise_form_sent'),
  ];
  return steps.flatMap((isStep, place) => (isStep ? [place] : []));
}

/** Place of the last step of the funnel that a visit came to; null for none. */
export function funnelEndOf(signs: readonly Sign[]): number | null {
  const steps = signs.flatMap(stepsOf);
  return steps.length === 0 ? null : Math.max(...steps);
}

/** Whether somebody was there at that moment, who did something. */
export const isSignOfPresence = isAct;
