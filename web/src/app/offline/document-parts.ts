const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * The built files that a document of ours names: those that show it, of them those that every screen asks for at once (decisions 0031
 * and 0040), and those of the app, which the first touch asks for.
 */
export function filesNamedBy(html: string): { shown: string[]; atOnce: string[]; app: string[] } {
  const shown: string[] = [];
  const atOnce: string[] = [];
  const app: string[] = [];
  for (const [tag] of html.matchAll(/<(?:link|script) [^>]*>/g)) {
    const file = attribute(tag, tag.startsWith('<script') ? 'src' : 'href');
    if (tag.startsWith('<script') || / rel="(?:stylesheet|preload)"/.test(tag)) {
      shown.push(file);
      if (!/ type="held"| media="not /.test(tag)) atOnce.push(file);
    }
    app.push(attribute(tag, 'data-app'), ...attribute(tag, 'data-imports').split(' '));
  }
  const built = (files: string[]) => [...new Set(files)].filter((file) => file.startsWith('/assets/'));
  return { shown: built(shown), atOnce: built(atOnce), app: built(app) };
}

/** The title of a document, still as HTML; without the site's name behind it. Empty when there is none. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.split(' | ')[0] ?? title;
}
