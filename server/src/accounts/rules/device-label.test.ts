import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

test.each([
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Edge, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  ],
  [
    'Safari, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  ],
  [
    'Chrome, Android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['–', ''],
  ['–', 'https://voita-palkinto.example/nyt'],
  ['–', 'voita-palkinto.example'],
])('%s', (label, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
