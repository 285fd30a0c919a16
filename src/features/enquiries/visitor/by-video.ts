/** How a message says to staff that a visit is to be a video call. */
const BY_VIDEO = 'By video call.';

export const BY_VIDEO_LENGTH = BY_VIDEO.length + 1;

export function withVideo(message: string, isByVideo: boolean): string {
  return isByVideo ? `${BY_VIDEO}\n${message}`.trimEnd() : message;
}

export function readVideo(message = ''): { isByVideo: boolean; message: string } {
  const isByVideo = message.startsWith(BY_VIDEO);
  return { isByVideo, message: isByVideo ? message.slice(BY_VIDEO_LENGTH) : message };
}
