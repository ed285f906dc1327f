import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Scheme = 'light' | 'dark'
type Colour = [lightness: number, chroma: number, hue: number]

function colour(name: string, scheme: Scheme): Colour {
  const value = new RegExp(`--${name}:([^;]+);`).exec(css)?.[1] ?? ''
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const [, l, c, h] = found[scheme === 'dark' && found.length > 1 ? 1 : 0] ?? []
  return [Number(l), Number(c), Number(h)]
}

// Converts an OKLCH colour to linear sRGB, as Björn Ottosson published it, and then to WCAG's relative luminance.
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const inside = (part: number) => Math.min(1, Math.max(0, part))
  return 0.2126 * inside(red) + 0.7152 * inside(green) + 0.0722 * inside(blue)
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(colour(name, scheme)))
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const text = [
  ['ink', 'paper'],
  ['ink', 'frost-2'],
  ['ink-2', 'paper'],
  ['ink-2', 'frost'],
  ['ink-3', 'paper'],
  ['ink-3', 'snow'],
  ['ink-3', 'asphalt-1'],
  ['on-spruce', 'spruce'],
  ['on-spruce', 'spruce-deep'],
  ['spruce-text', 'paper'],
  ['spruce-text', 'spruce-soft'],
  ['frost-text', 'frost'],
  ['frost-text', 'frost-2'],
  ['amber-text', 'amber-soft'],
  ['berry-text', 'berry-soft'],
  ['berry-text', 'paper'],
  ['paper', 'ink'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
] as const

const edges = [
  ['asphalt-3', 'paper'],
  ['asphalt-3', 'snow'],
  ['spruce', 'paper'],
  ['berry', 'snow'],
  ['focus', 'paper'],
  ['focus', 'snow'],
  ['focus', 'frost'],
] as const

for (const scheme of ['light', 'dark'] as const) {
  test.each(text)(`%s on %s can be read, ${scheme}`, (front, ground) => {
    expect(contrast(front, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)(`%s stands out from %s, ${scheme}`, (front, ground) => {
    expect(contrast(front, ground, scheme)).toBeGreaterThanOrEqual(3)
  })
}
