/** Parts of packages that the renderer would read and run at each start of the proxy for nothing, and what stands in their place. */
const LEFT_OUT = [
  // zod's messages in sixty languages are half of it; it takes the English ones by itself.
  { part: /\/zod\/v4\/locales\/index\.js$/, code: "export { default as en } from './en.js';" },
  // Pages are rendered at once, never as a stream.
  { part: /\/react-dom-server\.node\.production\.js$/, code: 'module.exports = {};' },
  // No style attribute passes what cleans a post's text.
  {
    part: /\/postcss\/lib\/postcss\.m?js$/,
    code: "exports.parse = () => { throw new Error('postcss is left out of the renderer'); };",
  },
  // Nothing is fetched while a page is made: the browser's way to the server, with Node's clients in it, and its maps.
  {
    part: /\/axios\/index\.js$/,
    code: 'export const isAxiosError = () => false;\nexport default { create: () => ({ interceptors: { response: { use() {} } } }) };',
  },
  { part: /\/leaflet\/dist\/leaflet-src\.(esm\.)?js$/, code: 'export default {};' },
];

/** Vite's part that puts them there. */
export const leaveOut = {
  name: 'leave-out',
  enforce: 'pre',
  load: (id) => LEFT_OUT.find(({ part }) => part.test(id.replaceAll('\\', '/')))?.code ?? null,
};
