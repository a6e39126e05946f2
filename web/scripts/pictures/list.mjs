/** The pictures in the order they are taken: how wide, of how many exposures each is added up, and how wide its files are. */
const scene = { width: 1200, exposures: 22, files: [480, 800, 1200] };
/** On a page's first screen, and the unit right behind it: one more, as wide as a phone shows it and so light that it comes in two round trips (decision 0031). */
const first = { ...scene, files: [480, 640, 800, 1200] };

export const pictures = [
  { ...scene, name: 'unit', width: 1600, exposures: 28, files: [480, 640, 800, 1200, 1600] },
  { ...scene, name: 'unit-front' },
  { ...first, name: 'sizes' },
  { ...first, name: 'screen' },
  { ...first, name: 'estate' },
  { ...first, name: 'rider' },
  { ...scene, name: 'collect' },
  { ...scene, name: 'night' },
  { ...scene, name: 'mall' },
  { ...scene, name: 'office' },
];
