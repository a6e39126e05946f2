/** For the tests, which are TypeScript: they start the proxy as the product does. */
export const proxyFlags: string[];
export const memoryEnv: Record<string, string>;
