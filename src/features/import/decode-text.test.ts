import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText } from './decode-text.ts';

const TEXT = 'ਪੰਜਾਬ, 45 लाख ₹ 🏠\r\né';

async function decode(bytes: Buffer, piece: number): Promise<string> {
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += piece)
      yield bytes.subarray(start, start + piece);
  }
  let text = '';
  for await (const part of decodeText(pieces())) text += part;
  return text;
}

test('joins characters cut by chunks and drops a byte order mark', async () => {
  for (let piece = 3; piece < 20; piece += 1) {
    assert.equal(await decode(Buffer.from(TEXT), piece), TEXT);
    assert.equal(await decode(Buffer.from(`\ufeff${TEXT}`), piece), TEXT);
  }
});

test('reads UTF-16 that says so', async () => {
  const little = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
  for (const bytes of [little, Buffer.from(little).swap16()])
    for (const piece of [3, 4, 7, 100]) assert.equal(await decode(bytes, piece), TEXT);
});

test('refuses another encoding with its line and byte', async () => {
  const table: [Buffer, string][] = [
    [
      Buffer.concat([Buffer.from('a\nüb\ncaf'), Buffer.from([0xe9]), Buffer.from(',x\n')]),
      'line 3, byte 10 of the file is E9',
    ],
    [
      Buffer.concat([Buffer.from('ok\n'), Buffer.from([0xe2, 0x82])]),
      'line 2, byte 4 of the file is E2',
    ],
    [Buffer.from([0x61, 0x80]), 'line 1, byte 2 of the file is 80'],
    [Buffer.from([0xed, 0xa0, 0x80, 0x61]), 'line 1, byte 1 of the file is ED'],
  ];
  for (const [bytes, where] of table) {
    for (const piece of [2, 3, 5, 100]) {
      await assert.rejects(decode(bytes, piece), (error: Error) =>
        error.message.startsWith(`The file is not UTF-8: ${where}`),
      );
    }
  }
});
