/** What of autocannon is used here; it comes without types of its own. */
declare module 'autocannon' {
  export type Client = object & { pipelinedRequests: { addBody(bytes: unknown): void } };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    sampleInt: number;
    headers: Record<string, string>;
    setupClient: (client: Client) => void;
    requests: { method: 'GET'; path: string }[];
  };
  type Run = {
    on(event: 'response', listener: (client: Client, status: number, bytes: number, ms: number) => void): Run;
    on(event: 'reqError', listener: (error: Error) => void): Run;
  };
  export default function autocannon(options: Options, done: (error: Error | null) => void): Run;
}
