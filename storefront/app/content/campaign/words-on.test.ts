import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, wordsOn } from './campaign-section.tsx'

const words = { light: '#000000', dark: '#ffffff' }

test.each([
  ['#ffffff', 'light'],
  ['#f2b632', 'light'],
  ['#000000', 'dark'],
  ['#0b4a34', 'dark'],
  ['#7a1f3d', 'dark'],
])('on %s the words are those for a %s ground', (ground, kind) => {
  expect(wordsOn(ground)).toBe(kind)
})

test('black on white is 21 to 1, whichever is named first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
})

test('on any ground the words have 4.5 to 1 at least', async () => {
  const colour = integer({ min: 0, max: 0xffffff }).map(
    (number) => `#${number.toString(16).padStart(6, '0')}`,
  )
  await assert(property(colour, (ground) => contrast(ground, words[wordsOn(ground)]) >= 4.5))
})

test('nor is any grey, where it is hardest, below it', () => {
  for (let value = 0; value < 256; value += 1) {
    const ground = `#${value.toString(16).padStart(2, '0').repeat(3)}`
    expect(contrast(ground, words[wordsOn(ground)])).toBeGreaterThanOrEqual(4.5)
  }
})
