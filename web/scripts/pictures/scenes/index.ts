import type { Shot } from '../studio/shot';
import { mallShot, officeShot } from './indoors';
import { collectShot, estateShot, nightShot, riderShot } from './outdoors';
import { screenShot, sizesShot, unitFrontShot, unitShot } from './products';

/** Every picture by its name. */
export const shots: Record<string, () => Shot> = {
  unit: unitShot,
  'unit-front': unitFrontShot,
  sizes: sizesShot,
  screen: screenShot,
  estate: estateShot,
  night: nightShot,
  rider: riderShot,
  collect: collectShot,
  mall: mallShot,
  office: officeShot,
};
