import { expect, test } from 'vitest'
import { isPrintable } from './printable.ts'

test.each([
  'Äijö Åström-Mäkinen',
  'Nguyễn Thị Hồng, Đặng',
  'Wałęsa Žižkov İbrahim Ŋuorttanaš Ǯiŋkov Ștefănescu Ḥasan',
  'Ελένη Παπαδοπούλου',
  'Юрий Їжакевич Ґанна',
  'A\u0308iti J\u030C',
  'Šukys & Sõnad Oy (№ 1), “K-Group” – 50 % €',
])('%s can be printed', (name) => {
  expect(isPrintable(name)).toBe(true)
})

test.each([
  'علي',
  '轮胎 Oy',
  'गौरव',
  'გიორგი',
  'שרה',
  'さくら',
  '김민준',
  'สมชาย',
  'Aino 🙂',
  'Արմեն',
  '\uFFFD',
  '𝐀𝐢𝐧𝐨',
])('%s cannot be printed', (name) => {
  expect(isPrintable(name)).toBe(false)
})

test('every letter of the Latin, Greek and Cyrillic blocks of living languages can be printed', () => {
  const blocks = [
    [0x20, 0x24f],
    [0x1e00, 0x1eff],
    [0x370, 0x3ff],
    [0x400, 0x52f],
  ] as const
  const letters = blocks
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((letter) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(letter))
  expect(letters.length).toBeGreaterThan(1100)
  expect(letters.filter((letter) => !isPrintable(letter))).toEqual([])
})
