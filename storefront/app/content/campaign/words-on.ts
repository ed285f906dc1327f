export type WordsOn = 'light' | 'dark'

/**
 * Chooses black or white text for a background, whichever has the higher contrast. The contrast is always at least
 * 4.5:1.
 */
export function wordsOn(ground: string): WordsOn {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? 'light' : 'dark'
}

/** Returns the contrast ratio (WCAG 2.2) of two colours written as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(colour.slice(at, at + 2)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hexadecimal: string): number {
  const value = Number.parseInt(hexadecimal, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
