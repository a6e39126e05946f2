/** What is wrong: it cannot be reached or refuses, says nothing, has no room left, or was not asked since it has just failed. */
type Code = `OBJECT_STORE_${'AWAY' | 'SILENT' | 'FULL' | 'RESTS'}`;

/** The object store could not do what it was asked for. */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure';

  constructor(
    message: string,
    readonly code: Code = 'OBJECT_STORE_AWAY',
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

/** Nothing came for too long. */
export function silenceOf(what: string): ObjectStoreFailure {
  return new ObjectStoreFailure(`The object store says nothing to ${what}`, 'OBJECT_STORE_SILENT');
}

/** What the store said of a question that it refused. */
export function refusalOf(method: string, key: string, status: number, xml: string): ObjectStoreFailure {
  const said = /<Code>([\w.]{1,60})<\/Code>/.exec(xml)?.[1] ?? '';
  const isFull = status === 507 || /full|quota/i.test(said);
  const text = `The object store answered ${status} ${said} to ${method} ${key}`.replace('  ', ' ');
  return new ObjectStoreFailure(text, isFull ? 'OBJECT_STORE_FULL' : 'OBJECT_STORE_AWAY');
}
