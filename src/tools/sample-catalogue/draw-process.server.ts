import sharp from 'sharp';

// The process that draws the sample's pictures: it answers each SVG with a JPEG as a camera would make it. It is a process of
// its own because the one that decodes uploads can, for good reason, read no SVG.
sharp.concurrency(1);
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (svg: string) => {
  process.send?.(
    await sharp(Buffer.from(svg))
      .flatten()
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
});
