let looks: Promise<unknown> | undefined;

function load(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // Without its looks the question is still a question.
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** Loads how the notice looks, once and only when it is to be seen; the document says where that is. */
export function loadLooks(): Promise<unknown> {
  const files = document.querySelector<HTMLScriptElement>('script[data-looks]')?.dataset['looks'] ?? '';
  looks ??= Promise.all(files.split(' ').filter(Boolean).map(load));
  return looks;
}
