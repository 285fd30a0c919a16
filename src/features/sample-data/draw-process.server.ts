import sharp from 'sharp';
import { PICTURE_POOL } from './pictures/picture-pool.ts';

// The process that draws the sample's pictures. Asked for one by its number in the pool, it answers with a JPEG as a camera
// would make it. It is a process of its own because the one that decodes uploads can, for good reason, read no SVG.
sharp.concurrency(1);
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (index: number) => {
  const svg = PICTURE_POOL[index]?.draw() ?? '';
  process.send?.(await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
});
