import type { Service } from '@apoti/contract';

/** Anchors of the footer and other sites that lead to services (public-site §2); the two blocks have theirs for good. */
const wanted = ['personal', 'business', 'courier'] as const;

/** A service with the anchor of its own. */
export type AnchoredService = Service & { anchor: string };

/**
 * Gives each service its anchor. A service keeps it through every change of its name, since the key stays; an anchor whose
 * service was deleted goes to the first service that is named after it, and else is left over for the list itself (P7).
 */
export function anchorServices(services: readonly Service[]): { services: AnchoredService[]; left: string[] } {
  const places = new Map<number, string>();
  const give = (anchor: string, fits: (service: Service) => boolean) => {
    const place = services.findIndex((service, index) => !places.has(index) && fits(service));
    if (place >= 0) places.set(place, anchor);
  };
  const isGiven = (anchor: string) => [...places.values()].includes(anchor);
  for (const anchor of wanted) give(anchor, ({ key }) => key === anchor);
  for (const anchor of wanted.filter((each) => !isGiven(each)))
    give(anchor, ({ name }) => name.toLowerCase().includes(anchor));
  return {
    services: services.map((service, index) => ({ ...service, anchor: places.get(index) ?? `service-${index + 1}` })),
    left: wanted.filter((anchor) => !isGiven(anchor)),
  };
}
