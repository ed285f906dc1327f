import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLabel } from './draw-label.ts'
import type { LabelFacts } from './label-facts.ts'
import { oldLabel } from './label-image.ts'

const friction: LabelFacts = {
  supplier: 'Kuura',
  typeIdentifier: 'T400727',
  size: '205/55 R16 94T XL',
  tyreClass: 'C1',
  fuelEfficiency: 'B',
  wetGrip: 'D',
  noiseValue: 70,
  noiseClass: 'B',
  snowGrip: true,
  iceGrip: true,
  eprelId: '990000727',
}
const label = (changed: Partial<LabelFacts> = {}) => drawLabel({ ...friction, ...changed })
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)

test('the label names supplier, type, size, class and the regulation', () => {
  expect(textsOf(label())).toEqual(
    expect.arrayContaining(['Kuura', 'T400727', '205/55 R16 94T XL', 'C1', '2020/740']),
  )
})

test('it has the five classes twice, and black arrows for those that the tyre has', () => {
  const letters = (svg: string) => textsOf(svg).filter((words) => /^[A-E]$/.test(words ?? ''))
  // The label shows five letters and the chosen class on each scale, and A, B, C of the noise.
  expect(letters(label())).toHaveLength(5 + 1 + 5 + 1 + 3)
  expect(letters(label()).filter((letter) => letter === 'D')).toHaveLength(3)
})

test('the noise stands there in decibels, its class the largest of the three', () => {
  const svg = label({ noiseValue: 68, noiseClass: 'A' })
  expect(textsOf(svg)).toContain('68')
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"[^>]*text-anchor="middle">([ABC])</g)].slice(-3)
  const chosen = sizes.toSorted(([, one], [, other]) => Number(other) - Number(one))[0]
  expect(chosen?.[2]).toBe('A')
})

test('snow and ice are drawn only where they apply', () => {
  const [both, snow, none] = [label(), label({ iceGrip: false }), label({ iceGrip: false, snowGrip: false })]
  expect(both.length).toBeGreaterThan(snow.length)
  expect(snow.length).toBeGreaterThan(none.length)
})

test('the code leads to the article in the European register', async () => {
  // The crop is the upper right corner with the QR code, at 10 pixels per millimetre. A phone would be held there.
  const { data, info } = await sharp(Buffer.from(label()))
    .resize({ width: 750 })
    .extract({ left: 535, top: 20, width: 200, height: 195 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
  expect(code).toBe('https://eprel.ec.europa.eu/qr/990000727')
})

test('without a number of the register there is no code', () => {
  const paths = (svg: string) => svg.match(/<path/g)?.length ?? 0
  expect(paths(label({ eprelId: null }))).toBe(paths(label()) - 1)
})

test('it keeps the proportion of 75 to 110, and needs no style that a strict policy forbids', async () => {
  const { width = 0, height = 1 } = await sharp(Buffer.from(label())).metadata()
  expect(width / height).toBeCloseTo(75 / 110)
  expect(label()).not.toMatch(/style|<script|href/)
})

test.each([
  '<script>alert(1)</script>',
  '"><image href="x"/>',
  'A & B',
  'Ääkköset – 轮胎',
  'x'.repeat(60),
  'a\u0000b\u001fc',
])('a supplier called %j leaves the picture whole', async (supplier) => {
  const svg = label({ supplier })
  expect(svg).not.toMatch(/<script|<image/)
  await expect(sharp(Buffer.from(svg)).png().toBuffer()).resolves.toBeInstanceOf(Buffer)
})

test('a long name is set narrower instead of running into its neighbour', () => {
  expect(label({ supplier: 'Renkaanvalmistaja Oy Pohjoinen' })).toContain('textLength="32"')
  expect(label({ supplier: 'Kuura' })).not.toMatch(/textLength="32"[^>]*>Kuura/)
})

test('tyres of the old scale share one picture with its seven classes', async () => {
  expect(textsOf(oldLabel)).toEqual(expect.arrayContaining(['F', 'G', '1222/2009']))
  await expect(sharp(Buffer.from(oldLabel)).png().toBuffer()).resolves.toBeInstanceOf(Buffer)
})
