import { fetched, judged, officeFiles } from './rows/browser';
import { balancedPage } from './rows/balanced';
import { homePage, contentCall, siteFile } from './rows/cached';
import { edits } from './rows/edits';
import { countingFigures } from './rows/figures';
import { flatMemory } from './rows/flat';
import { growth, moreVisitors } from './rows/growth';
import { largeSite } from './rows/large';
import { measuredVisits } from './rows/measured';
import { memory } from './rows/memory';
import { severalProcesses } from './rows/processes';
import { saves } from './rows/saves';
import { starts } from './rows/starts';
import { tail } from './rows/tail';
import { typing } from './rows/typing';
import { uncached } from './rows/uncached';
import type { Mode } from './options';
import type { Row } from './table';
import type { World } from './world';

/** One step of a run: what it measures, and how. */
export type Section = { row: string; what: string; measure: (world: World) => Promise<Row[]> | Row[] };

const rows: readonly Section[] = [
  { row: 'S1', what: 'the home page, 16 connections', measure: homePage },
  { row: 'S1b', what: 'the home page from its file, behind nginx', measure: balancedPage },
  { row: 'S1c', what: 'the public origin as two processes beside one', measure: severalProcesses },
  { row: 'S1d', what: 'the home page while figures are counted', measure: countingFigures },
  { row: 'S1e', what: 'a file of the built site, 16 connections', measure: siteFile },
  { row: 'S2', what: 'GET content.php, 16 connections', measure: contentCall },
  { row: 'S3', what: 'the tail, 64 connections', measure: tail },
  { row: 'S3b', what: 'a page that is not there yet', measure: uncached },
  { row: 'S4', what: 'Lighthouse, also S5', measure: judged },
  { row: 'S6', what: 'what a phone fetches, also X4', measure: fetched },
  { row: 'S7', what: 'from an edit to the public page', measure: edits },
  { row: 'S8', what: 'saves', measure: saves },
  { row: 'S10', what: 'memory', measure: memory },
  { row: 'S11', what: 'typing in the back-office', measure: typing },
  { row: 'S11 bytes', what: 'what the back-office fetches', measure: officeFiles },
  { row: 'S11 large', what: 'the back-office of a large site', measure: largeSite },
  { row: 'S12', what: 'from a start until it serves', measure: starts },
  { row: 'A20', what: 'what visits are measured and asked for', measure: measuredVisits },
];

/** What each mode measures, in this order. */
export const sections: Record<Mode, readonly Section[]> = {
  rows,
  growth: [
    { row: 'S9', what: 'cost at 1, 10 and 100 times the content', measure: growth },
    { row: 'S9 visitors', what: 'cost with more visitors at once', measure: moreVisitors },
  ],
  hour: [{ row: 'S10', what: 'memory over an hour', measure: flatMemory }],
};
