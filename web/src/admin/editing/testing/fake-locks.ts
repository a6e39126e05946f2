type Options = { signal?: AbortSignal; ifAvailable?: boolean };
type Run = (lock: object | null) => unknown;

/** The Web Locks of one browser. */
export class FakeLocks {
  #served = Promise.resolve();
  #holders = new Map<string, Promise<unknown>>();

  /** From here on nobody is answered, until the answered function is called. */
  hang(): () => void {
    let goOn = (): void => undefined;
    this.#served = new Promise((resolve) => (goOn = resolve));
    return goOn;
  }

  request = (name: string, ...rest: [Run] | [Options, Run]): Promise<unknown> => {
    const [options, run] = rest.length === 2 ? rest : [{}, rest[0]];
    const { signal, ifAvailable } = options;
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DOMException('Given up', 'AbortError'));
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      const serve = async () => {
        await this.#served;
        if (signal?.aborted) return;
        const holder = this.#holders.get(name);
        if (holder && ifAvailable) return run(null);
        const held = Promise.resolve(holder).then(() => (signal?.aborted ? undefined : run({})));
        this.#holders.set(name, held);
        await held;
        if (this.#holders.get(name) === held) this.#holders.delete(name);
        return held;
      };
      serve().then(resolve, reject);
    });
  };
}
