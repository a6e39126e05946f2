/** Of a cache, what the worker uses. */
type Store = Pick<Cache, 'put' | 'delete' | 'keys'> & { match(address: string): Promise<Response | undefined> };

const whole = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : String(address), location.origin).href;

function memoryCache(): Store {
  const answers = new Map<string, Response>();
  return {
    put: async (address, answer) => void answers.set(whole(address), answer),
    match: async (address) => answers.get(whole(address))?.clone(),
    delete: async (address) => answers.delete(whole(address)),
    keys: async () => [...answers.keys()].map((address) => new Request(address)),
  };
}

/** A browser's caches for tests of the worker: all is gone with the test. */
export class MemoryCaches {
  private readonly stores = new Map<string, Store>();
  /** While it is set, the disk is broken. */
  failure: Error | null = null;

  async open(name: string): Promise<Store> {
    if (this.failure !== null) throw this.failure;
    const store = this.stores.get(name) ?? memoryCache();
    this.stores.set(name, store);
    return store;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }
}

/** An answer of the site, as a browser tells it apart from others'. */
export class SiteAnswer extends Response {
  override get type(): ResponseType {
    return 'basic';
  }

  override clone(): SiteAnswer {
    const { body, status, headers } = super.clone();
    return new SiteAnswer(body, { status, headers });
  }
}
