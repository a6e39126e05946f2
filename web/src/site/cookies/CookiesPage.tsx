/** . */
export function CookiesPage() {
  return <h1>Cookies</h1>;
}
