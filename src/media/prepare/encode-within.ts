const QUALITIES = [0.82, 0.7, 0.58, 0.46];
const SMALLER = 0.8;
const MAX_ROUNDS = 8;

/** Encodes at the best quality that fits, in fewer pixels if the worst does not. */
export async function encodeWithin(
  maxBytes: number,
  draw: (scale: number) => (quality: number) => Promise<Blob>,
): Promise<Blob> {
  let scale = 1;
  for (let round = 1; ; round += 1) {
    const encode = draw(scale);
    for (const quality of QUALITIES) {
      const blob = await encode(quality);
      if (blob.size <= maxBytes || round === MAX_ROUNDS) return blob;
    }
    scale *= SMALLER;
  }
}
