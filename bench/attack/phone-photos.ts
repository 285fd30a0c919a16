import sharp from 'sharp';

const SIZE = { width: 4000, height: 3000 };

/** Photos as a phone takes them: 12 megapixels, grain, some megabytes, each another. */
export async function phonePhotos(count: number): Promise<Blob[]> {
  const grain = await sharp({
    create: {
      ...{ width: 1000, height: 750, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .resize(SIZE)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photos: Blob[] = [];
  for (let number = 1; number <= count; number += 1) {
    const bytes = await sharp({
      create: { ...SIZE, channels: 3, background: `hsl(${number * 30}, 50%, 60%)` },
    })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 95 })
      .toBuffer();
    photos.push(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  }
  return photos;
}
