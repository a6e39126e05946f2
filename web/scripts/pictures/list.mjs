/** The pictures in the order they are taken: how wide, of how many exposures each is added up, and how wide its files are. */
const scene = { width: 1200, exposures: 22, files: [480, 800, 1200] };
/** On the home page's slides: one more, as wide as a phone shows them and so light that it comes in two round trips (decision 0031). */
const slide = { ...scene, files: [480, 640, 800, 1200] };

export const pictures = [
  { ...scene, name: 'unit', width: 1600, exposures: 28, files: [480, 800, 1200, 1600] },
  { ...scene, name: 'unit-front' },
  { ...scene, name: 'sizes' },
  { ...slide, name: 'screen' },
  { ...slide, name: 'estate' },
  { ...slide, name: 'rider' },
  { ...scene, name: 'collect' },
  { ...scene, name: 'night' },
  { ...scene, name: 'mall' },
  { ...scene, name: 'office' },
];
