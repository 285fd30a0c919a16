import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;

/** Files of photos as a phone takes them: 12 megapixels, grain, some megabytes, each another. */
export async function largePhotos(folder: string, count: number): Promise<string[]> {
  const grain = await sharp({
    create: {
      ...{ width: 1000, height: 750, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const file = join(folder, `IMG_${number}.jpg`);
    await sharp(Buffer.from(drawing(number)))
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Make: 'Phone' } })
      .toFile(file);
    files.push(file);
  }
  return files;
}

function drawing(number: number): string {
  const hue = number * 36;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${hue}, 50%, 70%)"/>
    <rect x="${300 + number * 90}" y="1000" width="1900" height="1500" fill="hsl(${hue}, 35%, 45%)"/>
    <rect y="2500" width="${WIDTH}" height="500" fill="hsl(100, 30%, 40%)"/>
  </svg>`;
}
