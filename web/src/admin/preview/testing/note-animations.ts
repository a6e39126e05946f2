/** jsdom animates nothing: notes in `animated` what would be. */
export function noteAnimations(element: Element, animated: Element[]): void {
  Object.defineProperty(element, 'animate', {
    value() {
      animated.push(element);
      return { cancel: () => undefined };
    },
  });
}
