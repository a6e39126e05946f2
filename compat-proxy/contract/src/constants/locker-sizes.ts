/** The three sizes that are priced (public-site §9), from the smallest up, with a new locker's dimensions (back-office §9). */
export const lockerSizes = [
  { key: 'small', name: 'Small', tariff: 'smallLocker', dimensions: '30x40x50cm' },
  { key: 'medium', name: 'Medium', tariff: 'mediumLocker', dimensions: '40x50x60cm' },
  { key: 'large', name: 'Large', tariff: 'largeLocker', dimensions: '50x60x70cm' },
] as const;

/** The measures of a size as the price list prints them: with the unit apart. */
export const printedDimensions = (size: LockerSizeName) =>
  (lockerSizes.find(({ key }) => key === size)?.dimensions ?? '').replace(/cm$/, ' cm');

/** A size as stations count it. */
export type LockerSizeName = (typeof lockerSizes)[number]['key'];
