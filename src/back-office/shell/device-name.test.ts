import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device-name.ts';

test('guesses the device from what the browser says', () => {
  const guesses = [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 12; Pixel 7) Chrome/126.0 Mobile Safari/537.36', 'Android phone'],
    ['Mozilla/5.0 (Linux; Android 12; SM-X200) Chrome/126.0 Safari/537.36', 'Android tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/128.0', 'Windows computer'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', 'Linux computer'],
    ['curl', ''],
  ] as const;

  for (const [userAgent, name] of guesses) assert.equal(deviceName(userAgent), name);
});
