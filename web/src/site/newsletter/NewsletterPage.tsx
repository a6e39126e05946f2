/** . */
export function NewsletterPage() {
  return <h1>Newsletter</h1>;
}
