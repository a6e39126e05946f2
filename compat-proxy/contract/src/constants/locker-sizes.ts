/** The three sizes that are priced (public-site §9), from the smallest up. */
export const lockerSizes = [
  { key: 'small', name: 'Small', tariff: 'smallLocker' },
  { key: 'medium', name: 'Medium', tariff: 'mediumLocker' },
  { key: 'large', name: 'Large', tariff: 'largeLocker' },
] as const;

/** A size as stations count it. */
export type LockerSizeName = (typeof lockerSizes)[number]['key'];
