/** A picture of the product: its files' addresses by width in pixels, its size at the largest, and what it shows. */
export type PictureFiles = {
  alt: string;
  width: number;
  height: number;
  avif: Readonly<Record<number, string>>;
  webp: Readonly<Record<number, string>>;
};
