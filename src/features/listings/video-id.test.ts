import assert from 'node:assert/strict';
import { test } from 'node:test';
import { videoId } from './video-id.ts';

const ID = 'dQw4w9WgXcQ';

const LINKS = [
  ID,
  ` ${ID} `,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=42s`,
  `http://youtube.com/watch/?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `//www.youtube.com/embed/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
];

const NO_VIDEO = [
  '',
  'none',
  'dQw4w9WgXc',
  'dQw4w9WgXcQQ',
  `https://www.youtube.com/watch?v=${ID}Q`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@dkpropertyconstruction',
  `https://www.youtube.com/${ID}`,
  `https://youtube.com.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://vimeo.com/${ID}`,
  `javascript:alert("${ID}")`,
  `ftp://youtube.com/watch?v=${ID}`,
  'https://[',
  `https://www.youtube.com/watch?v=${'a'.repeat(255)}`,
];

test('finds the id in every form of a YouTube link', () => {
  for (const link of LINKS) assert.equal(videoId(link), ID, link);
});

test('finds no id in anything else', () => {
  for (const link of NO_VIDEO) assert.equal(videoId(link), '', link);
});
