/** An address as it is: some balancers write the port of the connection behind it (`203.0.113.7:50123`, `[2001:db8::1]:50123`). */
export function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
