import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { MissingPart } from './MissingPart';

/** A part of the back-office in a file of its own, loaded when it is first shown. One that is not to be had says so in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(error);
      return { default: MissingPart };
    }
  });
}
