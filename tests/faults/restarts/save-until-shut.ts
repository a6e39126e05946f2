import type { WireClient } from '../../support/wire-client';

const isShut = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Saves one title after the other until nobody is let in. Gives the last one that was acknowledged; anything else is a failure. */
export async function saveUntilShut(admin: WireClient, round: string) {
  const saved = { count: 0, failures: [] as string[], last: '' };
  for (;;) {
    const title = `Saved ${round}.${saved.count}`;
    try {
      const content = await admin.content();
      const heroSlides = content.heroSlides.map((slide, at) => (at === 0 ? { ...slide, title } : slide));
      const { status, text } = await admin.post('/api/content.php', { ...content, heroSlides });
      if (status === 200) saved.last = title;
      else saved.failures.push(`a save got ${status} ${text.slice(0, 200)}`);
    } catch (error) {
      if (isShut(error)) return saved;
      saved.failures.push(`a save failed: ${String(error)}`);
    }
    saved.count += 1;
  }
}
