import { ApiError } from '@apoti/contract';

/**
 * Makes something under a key, and answers under which it was made. A try whose answer was lost may have made it already, and
 * somebody may have deleted that since: then the server has nothing under this key for ever, and what is typed is made under
 * another one. Throws what `make` throws.
 */
export async function makeAnew<R>(
  make: (key: string) => Promise<R>,
  key: string,
  renew: () => string,
): Promise<{ made: R; key: string }> {
  try {
    return { made: await make(key), key };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    const other = renew();
    return { made: await make(other), key: other };
  }
}
