import type { Shape } from './shape';

/** What stands at a change's path. */
export function shapeAt(shape: Shape, path: readonly string[]): Shape {
  return path.reduce<Shape>((here, segment) => {
    if (here.kind === 'list') return segment.startsWith('#') ? here.item : { kind: 'atom' };
    return (here.kind === 'object' ? here.fields[segment] : undefined) ?? { kind: 'atom' };
  }, shape);
}
