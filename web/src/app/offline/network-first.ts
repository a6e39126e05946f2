type Ways = {
  /** The site's answer; rejects without a line. */
  asked: Promise<Response>;
  /** The kept copy; null when there is none. */
  copy: () => Promise<Response | null>;
  /** What is shown where there is neither. */
  nothing: () => Promise<Response>;
  /** After how long without a word the copy is shown; null: not for that alone. */
  patienceMs: number | null;
};

/**
 * What the site says, whatever it says: a page that is closed or gone is not hidden behind a copy. The copy only where the site says
 * nothing: at once without a line, else after a while. Without a copy it goes on waiting.
 */
export async function networkFirst({ asked, copy, nothing, patienceMs }: Ways): Promise<Response> {
  const answer = asked.catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    if (patienceMs !== null) timer = setTimeout(resolve, patienceMs, null);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  // A copy that cannot be read is none.
  return first ?? (await copy().catch(() => null)) ?? (await answer) ?? nothing();
}
