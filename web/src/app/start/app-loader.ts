/** After how long a load that failed is tried once more, in ms. */
const AGAIN_MS = 1_500;

type Files = { app: string; imports: string };
/** What the app's entry exports: it takes the page over. */
type App = { begin: () => Promise<void> };

/** How to import a file, which a test does otherwise. */
export type Import = (file: string) => Promise<App>;
const importFile: Import = (file) => import(/* @vite-ignore */ file) as Promise<App>;

type LoaderOptions = Files & {
  /** Resolves when the page may be taken over. */
  mayBegin: () => Promise<void>;
  /** It could not be had, twice. */
  onFailure: () => void;
  load?: Import;
};

/** Answers what loads the app and lets it begin: once, however often it is called; after a failure the next call tries again. */
export function appLoader({ app, imports, mayBegin, onFailure, load = importFile }: LoaderOptions): () => void {
  let isOnItsWay = false;
  let hints: string[] = imports.split(' ').filter(Boolean);

  /** All files together, not each when the one before has named it. */
  const hint = () => {
    for (const href of hints) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    hints = [];
  };
  const attempt = async () => {
    hint();
    const { begin } = await load(app);
    await mayBegin();
    await begin();
  };
  const twice = async () => {
    try {
      await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      await attempt();
    }
  };
  return () => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    twice().catch(() => {
      isOnItsWay = false;
      onFailure();
    });
  };
}
