/** Loads a file of another company, as its own snippet would: the content security policy names its origin. */
export function addScript(src: string, properties: Partial<HTMLScriptElement> = {}): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, ...properties, src }));
}

/** Calls that wait in a list until the tool's file is there and takes them over by `handler`. */
export function queueCalls(waiting: unknown[][], handler: () => ((...call: unknown[]) => void) | undefined) {
  return (...call: unknown[]): void => {
    const take = handler();
    if (take === undefined) waiting.push(call);
    else take(...call);
  };
}
