import { adminApi } from '@strapi/strapi/admin';

type Failure = { name?: string; message?: string; details?: unknown };
type Lifecycle = { queryFulfilled: Promise<unknown> };

/** What is relied on of an endpoint of Strapi's store. */
type Endpoint = {
  onQueryStarted?: (sent: unknown, lifecycle: Lifecycle) => Promise<void> | void;
  invalidatesTags?: (result: unknown, failure: unknown, sent: unknown) => unknown[];
  transformErrorResponse?: (failure: Failure) => Failure;
};
type Store = { enhanceEndpoints(changes: { endpoints: Record<string, (endpoint: Endpoint) => void> }): unknown };

/**
 * A save or a publication that fails leaves the form as it was typed. The form begins anew whenever the entry in Strapi's store
 * is another one than before, so the store must not change before the server has said yes.
 */
export function keepWordsOfFailedSaves(): void {
  (adminApi as unknown as Store).enhanceEndpoints({
    endpoints: {
      updateDocument(endpoint) {
        showWhenSaved(endpoint);
        readOnlyWhatWasSaved(endpoint);
        endpoint.transformErrorResponse = asRefusal;
      },
      publishDocument: readOnlyWhatWasSaved,
    },
  });
}

/** Strapi puts into its store what it is about to send, and takes it back after a refusal: here it does so once it is saved. */
function showWhenSaved(endpoint: Endpoint): void {
  const show = endpoint.onQueryStarted;
  endpoint.onQueryStarted = async (sent, lifecycle) => {
    const saved = await lifecycle.queryFulfilled.then(
      () => true,
      () => false,
    );
    if (saved) await show?.(sent, lifecycle);
  };
}

/** Strapi reads the entry again after a refusal, too: what somebody else saved meanwhile would take the place of what is typed. */
function readOnlyWhatWasSaved(endpoint: Endpoint): void {
  const outdated = endpoint.invalidatesTags;
  endpoint.invalidatesTags = (result, failure, sent) => (failure ? [] : (outdated?.(result, failure, sent) ?? []));
}

/** The form takes every failure that is no refusal (no line, a CMS that is away) for a success, so it is told as a refusal of no field. */
function asRefusal(failure: Failure): Failure {
  return failure.name === 'ValidationError'
    ? failure
    : { ...failure, name: 'ValidationError', details: { errors: [] } };
}
