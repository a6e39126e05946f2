const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, when a person first touches the page: the moment to load what a mere look does not need. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => EVENTS.forEach((name) => removeEventListener(name, run));
  const run = () => {
    stop();
    callback();
  };
  EVENTS.forEach((name) => addEventListener(name, run, { passive: true }));
  return stop;
}
