import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserAndDevice, deviceName } from './device-name.ts';

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

test('says browser and device of a session in words', () => {
  const known = [
    [
      'Mozilla/5.0 (Linux; Android 12; Pixel 7) Chrome/126.0 Mobile Safari/537.36',
      'Chrome on Android phone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge on Windows computer',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet on Android phone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Firefox/127.0', 'Firefox on Mac'],
    ['curl/8.5.0', ''],
    ['', ''],
  ] as const;

  for (const [userAgent, words] of known) assert.equal(browserAndDevice(userAgent), words);
});
