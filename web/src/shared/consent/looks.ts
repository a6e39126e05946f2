let looks: Promise<void> | null = null;

function load(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // Without its looks the question is still a question.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Loads how the notice looks, once and only when it is to be seen; the document says where that is. */
export function loadLooks(): Promise<void> {
  const files = document.querySelector<HTMLScriptElement>('script[data-looks]')?.dataset['looks'] ?? '';
  looks ??= Promise.all(files.split(' ').filter(Boolean).map(load)).then(() => undefined);
  return looks;
}
