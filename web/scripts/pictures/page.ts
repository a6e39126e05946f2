import heading from '../../src/assets/fonts/heading.woff2';
import text from '../../src/assets/fonts/text.woff2';

declare global {
  /** What the driver calls in the page: takes the picture of a name as a PNG's data address. */
  var takePicture: (name: string, width: number, exposures: number) => Promise<string>;
}

const fonts = [
  new FontFace('Bricolage', `url(${heading})`, { weight: '750' }),
  new FontFace('Inter', `url(${text})`, { weight: '400 700' }),
];

globalThis.takePicture = async (name, width, exposures) => {
  for (const font of fonts) document.fonts.add(await font.load());
  // The model paints its labels when it is loaded, so the fonts come first.
  const [{ shots }, { take }] = await Promise.all([import('./scenes/index'), import('./studio/take')]);
  const make = shots[name];
  if (!make) throw new Error(`No picture is named ${name}`);
  return take(make(), width, exposures);
};
