import { expect, test } from 'vitest'
import { safeParagraphs } from './safe-paragraphs.ts'

test.each([
  ['one line', 'Hiljainen', '<p>Hiljainen</p>'],
  ['paragraphs', 'Hiljainen.\n\nPitää jäällä.', '<p>Hiljainen.</p><p>Pitää jäällä.</p>'],
  ['signs', 'a < b & c', '<p>a &lt; b &amp; c</p>'],
  ['HTML', '<p>Hiljainen</p>', '<p>Hiljainen</p>'],
  ['HTML that harms', '<p onclick="x()">a</p><script>b</script>', '<p>a</p>'],
  ['nothing', '', ''],
])('%s', (_name, text, html) => {
  expect(safeParagraphs(text)).toBe(html)
})
