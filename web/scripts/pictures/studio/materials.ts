import { Color, MeshStandardMaterial, type MeshStandardMaterialParameters, type Texture } from 'three';

/**
 * The colours of things under studio light. They are lighter than the tokens they come from, because paint in shade and
 * the tone curve take light away: in the finished picture a door is forest and an open one vermilion.
 */
export const paint = {
  forest: '#286b4e',
  forestDeep: '#1c4a37',
  paper: '#f3ecdc',
  signal: '#dd4212',
  graphite: '#23282a',
  black: '#0c0f0e',
  steel: '#b9bdbb',
  kraft: '#b98a5a',
  kraftDark: '#9c6f42',
  tape: '#d8b98a',
  white: '#fbf8f0',
} as const;

const made = new Map<string, MeshStandardMaterial>();

/** A paint by colour, roughness and metalness (0 to 1); the same values give the same material, so that meshes can be joined. */
export function matte(color: string, roughness = 0.6, metalness = 0): MeshStandardMaterial {
  const key = `${color} ${roughness} ${metalness}`;
  const known = made.get(key);
  if (known) return known;
  const material = new MeshStandardMaterial({ color: new Color(color), roughness, metalness });
  made.set(key, material);
  return material;
}

/** Something that shines by itself; 1 is as bright as lit white paper. */
export function glow(color: string, strength = 1): MeshStandardMaterial {
  const key = `glow ${color} ${strength}`;
  const known = made.get(key);
  if (known) return known;
  const material = new MeshStandardMaterial({ color: '#000', emissive: color, emissiveIntensity: strength });
  made.set(key, material);
  return material;
}

/** A surface with a picture on it. */
export function printed(map: Texture, more: MeshStandardMaterialParameters = {}): MeshStandardMaterial {
  return new MeshStandardMaterial({ map, roughness: 0.6, ...more });
}
