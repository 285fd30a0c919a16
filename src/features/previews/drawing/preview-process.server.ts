import { drawPreview } from './draw-preview.server.ts';
import type { PreviewPicture } from './preview-picture.ts';

// Draws one picture per message. Ignores Ctrl-C and exits when the server disconnects.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (picture: PreviewPicture) => {
  process.send?.(await drawPreview(picture));
});
