import type { Looks } from './figure';

/** Who is in the pictures, by clothes and hair. */
export const people = {
  ada: { skin: '#6b4029', top: '#d98a3a', legs: '#2c3f5a', shoes: '#7c3a22', hair: '#8c2f4a', head: 'wrap' },
  bola: { skin: '#7a4b30', top: '#f0e4cb', legs: '#33475c', shoes: '#c8542b', hair: '#17120f', head: 'bun' },
  chidi: { skin: '#5a3522', top: '#3f6f8a', legs: '#3b3a38', shoes: '#262321', hair: '#120e0c', head: 'short' },
  rider: { skin: '#5f3924', top: '#2f7a58', legs: '#2a2f33', shoes: '#1d1f20', hair: '#dd4212', head: 'helmet' },
} as const satisfies Record<string, Looks>;
