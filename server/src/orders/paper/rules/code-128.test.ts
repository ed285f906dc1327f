import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

/** The widths of bars and spaces as another encoder (BWIPP) computes them. */
const drawnElsewhere = [
  ['3907152846', '2112322113131223121132223221121133212121232331112'],
  ['1000000000', '2112322213122122222122222122222122221122322331112'],
  ['9876543210', '2112324113112211143111232321212213124131112331112'],
] as const

test.each(drawnElsewhere)('%s has the bars and spaces of another encoder', (digits, widths) => {
  const bars = code128(digits)
  const drawn = bars.flatMap(({ left, width }, place) => {
    const next = bars[place + 1]
    return next ? [width, next.left - left - width] : [width]
  })
  expect(drawn.join('')).toBe(widths)
})

test('five pairs of digits take ninety modules', () => {
  const last = code128('3907152846').at(-1)
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBe(90)
})

test.each(['', '123', '12a4'])('%j cannot be encoded in pairs of digits', (text) => {
  expect(() => code128(text)).toThrow('even number of digits')
})
