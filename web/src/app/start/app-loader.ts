import { wait } from '../../shared/lib/wait';

/** So long a person waits for what they pressed before they are told that the line brings nothing, in ms. */
const PATIENCE_MS = 20_000;
/** After how long what could not be had is asked for once more, in ms. */
const AGAIN_MS = 1_500;

type Files = { app: string; imports: string };
/** What the app's entry exports: it takes the page over, once it may; rejects where it cannot. */
type App = { begin: (mayBegin: () => Promise<void>) => Promise<void> };

/** Why the app is not there: `line`, it could not be had now; `lost`, this document will never have it. */
export type Failure = 'line' | 'lost';

/** How to import a file, which a test does otherwise. */
export type Import = (file: string) => Promise<App>;
const importFile: Import = (file) => import(/* @vite-ignore */ file) as Promise<App>;

type LoaderOptions = Files & {
  /** Resolves when the page may be taken over. */
  mayBegin: () => Promise<void>;
  /** It could not be had, though asked for twice, or is not there for long. */
  onFailure: (failure: Failure) => void;
  load?: Import;
};

/**
 * Answers what loads the app and lets it begin: once, however often it is called. After a failure of the line the next call tries
 * again; where the app is lost, each says so and asks for nothing. A line that brings nothing and does not break is said to fail, too:
 * what comes late all the same takes the page over.
 *
 * The files are fetched before they are imported, which finds them in the browser's cache: most browsers never ask again for a
 * module that failed once.
 */
export function appLoader({ app, imports, mayBegin, onFailure, load = importFile }: LoaderOptions): () => void {
  const missing = new Set([app, ...imports.split(' ').filter(Boolean)]);
  let isOnItsWay = false;
  let failure: Failure = 'line';

  const fetchFile = async (file: string) => {
    // The pictures to which a person scrolls go first.
    const reply = await fetch(file, { priority: 'low' });
    // A newer build is there, and this one's files are not.
    if (reply.status === 404) failure = 'lost';
    await reply.arrayBuffer();
    // The page on which a hotel asks for a name is no script.
    if (reply.ok && /script/.test(reply.headers.get('content-type') ?? '')) missing.delete(file);
  };
  const fetchFiles = async () => {
    failure = 'line';
    await Promise.allSettled([...missing].map(fetchFile));
    if (missing.size > 0) throw new Error(`Not to be had: ${[...missing]}`);
  };
  const start = async () => {
    try {
      await fetchFiles();
    } catch {
      await wait(AGAIN_MS);
      await fetchFiles();
    }
    // What goes wrong with its files at hand would go wrong again.
    failure = 'lost';
    await (await load(app)).begin(mayBegin);
  };
  let patience: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (!isOnItsWay && failure === 'lost') return onFailure(failure);
    clearTimeout(patience);
    patience = setTimeout(() => isOnItsWay && onFailure('line'), PATIENCE_MS);
    if (isOnItsWay) return;
    isOnItsWay = true;
    start().catch((error) => {
      isOnItsWay = false;
      console.warn(error);
      onFailure(failure);
    });
  };
}
