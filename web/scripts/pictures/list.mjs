/** The pictures in the order they are taken: how wide, of how many exposures each is added up, and how wide its files are. */
const scene = { width: 1200, exposures: 22, files: [480, 800, 1200] };

export const pictures = [
  { ...scene, name: 'unit', width: 1600, exposures: 28, files: [480, 800, 1200, 1600] },
  { ...scene, name: 'unit-front' },
  { ...scene, name: 'sizes' },
  { ...scene, name: 'screen' },
  { ...scene, name: 'estate' },
  { ...scene, name: 'rider' },
  { ...scene, name: 'collect' },
  { ...scene, name: 'night' },
  { ...scene, name: 'mall' },
  { ...scene, name: 'office' },
];
