/**
 * The object store could not do what it was asked for: it cannot be reached, takes too long, or refuses. `code` says whether
 * there is no room left in it.
 */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure';

  constructor(
    message: string,
    readonly code: 'OBJECT_STORE_AWAY' | 'OBJECT_STORE_FULL' = 'OBJECT_STORE_AWAY',
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

/** What the store said of a question that it refused. */
export function refusalOf(method: string, key: string, status: number, xml: string): ObjectStoreFailure {
  const said = /<Code>([\w.]{1,60})<\/Code>/.exec(xml)?.[1] ?? '';
  const isFull = status === 507 || /full|quota/i.test(said);
  const text = `The object store answered ${status} ${said} to ${method} ${key}`.replace('  ', ' ');
  return new ObjectStoreFailure(text, isFull ? 'OBJECT_STORE_FULL' : 'OBJECT_STORE_AWAY');
}
