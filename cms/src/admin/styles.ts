/** Long texts are shown whole, as far as the window allows. Strapi's page loads no style sheets of ours, so it is put in. */
const STYLES = 'textarea[name] { field-sizing: content; height: auto; min-height: 10.5rem; max-height: 70vh; }';

export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
}
