import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, EMPTY_FORM } from './listing-body.ts';
import { videoIn } from './pasted-video.ts';

const ID = 'dQw4w9WgXcQ';
const EMBED = `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=abc" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`;

test('finds the video in an embed code and in a message around its link', () => {
  for (const text of [
    EMBED,
    `See https://youtu.be/${ID} of the house`,
    `(youtube.com/watch?v=${ID})`,
    ID,
  ])
    assert.equal(videoIn(text), ID);
  for (const text of ['', 'the description', `javascript:alert("${ID}")`, 'https://vimeo.com/1'])
    assert.equal(videoIn(text), '');
});

test('sends the link that was found', () => {
  assert.equal(
    bodyOf({ ...EMPTY_FORM, videoLink: EMBED }).videoLink,
    `https://www.youtube.com/embed/${ID}`,
  );
  assert.equal(bodyOf({ ...EMPTY_FORM, videoLink: 'none yet' }).videoLink, 'none yet');
});
