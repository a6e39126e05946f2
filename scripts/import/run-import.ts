import { CmsClient, type CmsAccess } from './cms-client';
import { bringFiles, filesToBring } from './files/bring-files';
import { readKinds } from './kinds/read-kinds';
import type { KindState } from './kinds/old-kind';
import type { FileLookup } from './links/files-in';
import { oldSite, relinked, type OldSite } from './links/old-site';
import { normaliseMedia, type OldFile } from './normalise/media';
import { Notes, type Broken } from './notes';
import type { Options } from './options';
import { Progress } from './progress';
import { openFolder } from './read/folder-source';
import { openSite, reason } from './read/site-source';
import type { Source } from './read/source';
import { fullReport, NAMES, planText, type FilesReport, type KindReport } from './report';
import { answersBy, WorkFolder, type Answers, type KnownFile } from './work-folder';

export type ImportEnvironment = { cms: CmsAccess; dataDir: string; say: (text: string) => void };

type Run = { options: Options; cms: CmsClient; folder: WorkFolder; source: Source; say: (text: string) => void };

/** Brings an older site over; true when all of it that was there could be. @throws Error in words where nothing can be done */
export async function runImport(options: Options, environment: ImportEnvironment): Promise<boolean> {
  const { from, credentials, site } = options;
  const source = 'address' in from ? await openSite(from.address, credentials) : await openFolder(from.folder, site);
  try {
    const folder = await WorkFolder.open(environment.dataDir, source.name);
    return await bringOver({ options, cms: new CmsClient(environment.cms), folder, source, say: environment.say });
  } finally {
    await source.close();
  }
}

async function bringOver(run: Run): Promise<boolean> {
  const { options, cms, folder, source, say } = run;
  const begin = performance.now();
  const answers = await readAnswers(run);
  const site = oldSite(source.site);
  const kinds = await readKinds({ answers, site, isPublicView: source.isPublicView, cms, now: Date.now() });
  const media = readMedia(answers, site);
  const known = await folder.files();
  const named = [
    ...kinds.flatMap((kind) => ('old' in kind ? [...kind.old.files] : [])),
    ...media.files.map(({ path }) => path),
  ];
  const present = await cms.files();
  const missing = filesToBring(named, known, present);
  const asKnown: FileLookup = (path) => addressOf(known.get(path), missing.includes(path));
  const filesPlanned = planFiles(named, missing, known, media.left);
  say(`Plan for ${source.name}${options.dryRun ? ' (nothing is written)' : ''}`);
  const planned = await planAll(run, kinds, asKnown);
  say(planText(planned, filesPlanned));
  if (source.isPublicView)
    say('  Read as a visitor: drafts and what is hidden stay there. Say --user to bring them too.');
  if (source.site === undefined)
    say(
      '  Links to the old site are not known as such, and stay. Say --site with its address to lead them into this one.',
    );
  if (options.dryRun) return planned.every(({ fault }) => fault === null);
  if (missing.length === 0 && planned.every(({ fault }) => fault !== null)) {
    say('Nothing was written: there is nothing that can be brought over.');
    return false;
  }

  const progress = new Progress('Files', missing.length);
  const brought = await bringFiles({ source, cms, folder, progress }, missing, media.files);
  progress.end();
  const lookup: FileLookup = (path) => addressOf(brought.get(path) ?? known.get(path), false);
  const done = await writeAll(run, kinds, lookup);
  const files = filesReport(brought, filesPlanned.known, media.left);
  say(`Done in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  say(planText(done, files));
  const path = await folder.report(fullReport(`${source.name}, ${new Date().toISOString()}`, done, files));
  say(`  Everything, item by item: ${path}`);
  await folder.finish();
  return done.every(({ fault }) => fault === null);
}

function planFiles(
  named: readonly string[],
  missing: readonly string[],
  known: ReadonlyMap<string, KnownFile>,
  left: readonly Broken[],
): FilesReport {
  const dead = deadOf(new Map(missing.flatMap((path) => [[path, known.get(path)] as const])));
  return {
    fresh: missing.length - dead.length,
    known: new Set(named).size - missing.length,
    dead: [...left, ...dead],
  };
}

function deadOf(files: ReadonlyMap<string, KnownFile | undefined>): Broken[] {
  return [...files].flatMap(([item, file]) => (file !== undefined && 'dead' in file ? [{ item, why: file.dead }] : []));
}

function addressOf(file: KnownFile | undefined, isAsked: boolean): string | null | undefined {
  if (file === undefined || (isAsked && 'url' in file)) return undefined;
  return 'url' in file ? file.url : null;
}

async function readAnswers({ options, folder, source, say }: Run): Promise<Answers> {
  const as = options.credentials?.user ?? '';
  const stopped = options.fresh ? null : await folder.stopped(as);
  if (stopped !== null) {
    const since = stopped.since.replace('T', ', ').replace(/:\d\d\.\d+Z$/, ' UTC');
    say(`Goes on with the run of ${since}, which was stopped (--fresh reads everything anew)`);
    const { answers } = stopped;
    // What could not be had then is asked for again.
    return answersBy(async (name) => ('missing' in answers[name] ? source.answer(name) : answers[name]));
  }
  const answers = await answersBy((name) => source.answer(name));
  if (!options.dryRun) await folder.keepAnswers(as, answers);
  return answers;
}

/** The library's files, for those that no page names; without them those that pages name come all the same. */
function readMedia({ media }: Answers, site: OldSite): { files: OldFile[]; left: readonly Broken[] } {
  if ('missing' in media) return { files: [], left: [] };
  const notes = new Notes();
  try {
    return { files: normaliseMedia(relinked(site, media.value), notes), left: notes.broken };
  } catch (error) {
    return { files: [], left: [{ item: 'The media library', why: reason(error) }] };
  }
}

async function planAll(run: Run, kinds: readonly KindState[], lookup: FileLookup): Promise<KindReport[]> {
  const reports: KindReport[] = [];
  for (const state of kinds) reports.push(await planOne(run, state, lookup, async () => undefined));
  return reports;
}

async function writeAll(run: Run, kinds: readonly KindState[], lookup: FileLookup): Promise<KindReport[]> {
  const reports: KindReport[] = [];
  const progress = new Progress('Writing', kinds.length);
  for (const state of kinds) {
    const write: Write = async (plan) => {
      if (plan.changes) await plan.write();
      await run.folder.keepUnits(plan.epoch, plan.units);
    };
    progress.begin(NAMES[state.kind]);
    reports.push(await planOne(run, state, lookup, write));
    progress.step();
  }
  progress.end();
  return reports;
}

type Plan = Awaited<ReturnType<Extract<KindState, { old: unknown }>['old']['plan']>>;
type Write = (plan: Plan) => Promise<void>;

/** Plans a kind against what is here at this moment, and writes it or not; a fault stays with its kind. */
async function planOne(
  { cms, folder, options }: Run,
  state: KindState,
  lookup: FileLookup,
  write: Write,
): Promise<KindReport> {
  const { kind, notes } = state;
  const before = { notes: notes.notes.length, broken: notes.broken.length };
  const told = (rest: Pick<KindReport, 'counts' | 'fault'>): KindReport => {
    const report = { kind, ...rest, notes: [...notes.notes], broken: [...notes.broken] };
    // What the plan noted it notes again when it is made anew.
    notes.notes.length = before.notes;
    notes.broken.length = before.broken;
    return report;
  };
  if ('fault' in state) return told({ counts: null, fault: state.fault });
  try {
    const known = async (epoch: string) => (options.again ? {} : folder.units(epoch));
    const plan = await state.old.plan(cms, lookup, known);
    await write(plan);
    return told({ counts: plan.counts, fault: null });
  } catch (error) {
    return told({ counts: null, fault: reason(error) });
  }
}

function filesReport(brought: ReadonlyMap<string, KnownFile>, known: number, left: readonly Broken[]): FilesReport {
  const dead = deadOf(brought);
  return { fresh: brought.size - dead.length, known, dead: [...left, ...dead] };
}
