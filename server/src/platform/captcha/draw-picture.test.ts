import { expect, test } from 'vitest'
import { drawPicture, strokesOf } from './draw-picture.ts'
import { captchaCharacters } from './glyphs.ts'

function chanceFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('every character is drawn inside its grid and has a letter, digit or sign that AUTH-76 allows', () => {
  for (const character of captchaCharacters) {
    expect(character).toMatch(/^[A-Z0-9@!#$%^&*]$/)
    for (const [x, y] of strokesOf(character).flat()) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(4)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(6)
    }
  }
})

test('no two characters that people confuse are both used', () => {
  for (const confused of ['0OQD', '1I!', '2Z', '5S', '6G', '8B&', 'UV', 'A^'])
    expect([...confused].filter((character) => captchaCharacters.includes(character)).length).toBeLessThan(2)
})

test('no picture is like another, even of the same characters', () => {
  expect(drawPicture('AC4@XY', chanceFrom(1))).not.toBe(drawPicture('AC4@XY', chanceFrom(2)))
})

test('nothing is drawn outside the picture, whatever chance says', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const path = /d="([^"]+)"/.exec(drawPicture('W@M%#D', chanceFrom(seed)))?.[1] ?? ''
    const points = path.match(/-?[\d.]+ -?[\d.]+/g)?.map((point) => point.split(' ').map(Number)) ?? []
    const [across, down] = [points.map(([x]) => x ?? 0), points.map(([, y]) => y ?? 0)]
    expect([Math.min(...across, ...down) > 1, Math.max(...across) < 239, Math.max(...down) < 79]).toEqual([
      true,
      true,
      true,
    ])
  }
})
