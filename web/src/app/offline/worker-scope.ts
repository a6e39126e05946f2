/** What a service worker's own events have beside those of a page (Service Workers, W3C). */
export type LastingEvent = Event & { waitUntil(done: Promise<unknown>): void };
export type RequestEvent = LastingEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
export type ToldEvent = LastingEvent & { readonly data: unknown };

/** The events that the worker listens to, by name. */
type WorkerEvents = { install: LastingEvent; activate: LastingEvent; fetch: RequestEvent; message: ToldEvent };

/** Of a worker's global object, what ours needs. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};
