/** The claims that the specification makes, each in its own place and text (P5): one registry, so that no page has its own number. */
export const smartLockerClaims = [
  { value: '50+', label: 'Locations' },
  { value: '1000+', label: 'Daily users' },
  { value: '99.9%', label: 'Uptime' },
] as const;

/** Shown with the network list, on home and franchise. */
export const networkClaims = [
  { value: '10+', label: 'Locations' },
  { value: '2', label: 'Cities' },
  { value: '8+', label: 'Partners' },
  { value: '200%', label: 'Growth' },
] as const;

/** Stations of the network list by city. */
export const networkCounts = { lagos: 8, abuja: 2 } as const;
