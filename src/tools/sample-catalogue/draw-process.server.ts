import sharp from 'sharp';

// Answers each SVG with a JPEG. The process that decodes uploads refuses SVG, for security.
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
