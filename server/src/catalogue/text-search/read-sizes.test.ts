import { landingOfSize } from '@pito/contracts/values/tyre-size'
import { demoSizes } from '@pito/demo/catalogue/demo-sizes'
import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { readSizes } from './read-sizes.ts'
import { demoVocabulary } from './testing/demo-vocabulary.ts'

const vocabulary = demoVocabulary()
const read = (text: string) => readSizes(foldText(text), vocabulary)
const sizeIn = (text: string) => {
  const size = read(text).parts.find(({ kind }) => kind === 'size')?.size
  return size ? landingOfSize(size) : null
}
const markingsIn = (text: string) =>
  read(text)
    .parts.filter(({ kind }) => kind !== 'size')
    .map(({ value }) => value)

test.each([
  ['205/55R16', '205-55R16'],
  ['205/55 R16', '205-55R16'],
  ['205/55 R 16', '205-55R16'],
  ['205/55 r16', '205-55R16'],
  ['205/55/16', '205-55R16'],
  ['205/55-16', '205-55R16'],
  ['205-55-16', '205-55R16'],
  ['205-55-R16', '205-55R16'],
  ['205 55 16', '205-55R16'],
  ['205 55 R16', '205-55R16'],
  ['205 / 55 R 16', '205-55R16'],
  ['205.55.16', '205-55R16'],
  ['2055516', '205-55R16'],
  ['20555R16', '205-55R16'],
  ['205/55ZR16', '205-55R16'],
  ['205/55 ZR 16', '205-55R16'],
  ['205/55 R16 91T', '205-55R16'],
  ['205/55 R 16 91V XL', '205-55R16'],
  ['kitka 205/55R16 nokian', '205-55R16'],
  ['225/45ZR17', '225-45R17'],
  ['2254517', '225-45R17'],
  ['195/65R15C', '195-65R15'],
  ['195/75 R16C', '195-75R16'],
  ['195/75R16C 107/105R', '195-75R16'],
  ['195 75 16 C', '195-75R16'],
  ['315/80 R22.5', '315-80R22.5'],
  ['315/80 R22,5', '315-80R22.5'],
  ['315/80R225', '315-80R22.5'],
  ['315 80 22.5', '315-80R22.5'],
  ['315 80 22,5', '315-80R22.5'],
  ['3158022.5', '315-80R22.5'],
  ['12R22.5', '12R22.5'],
  ['12 R 22,5', '12R22.5'],
  ['２０５／５５Ｒ１６', '205-55R16'],
  ['205x55x16', '205-55R16'],
  ['205\\55\\16', '205-55R16'],
  ['205*55*16', '205-55R16'],
  ['205×55×16', '205-55R16'],
  ['205:55:16', '205-55R16'],
  ['205,55,16', '205-55R16'],
  ['205_55_16', '205-55R16'],
  ['P205/55R16', '205-55R16'],
  ['LT 205/75R16', '205-75R16'],
  ['205/55 16"', '205-55R16'],
  ['205/55 16 tuumaa', '205-55R16'],
  ['205 55 16-tuumaiset', '205-55R16'],
  ['r17 225 45', '225-45R17'],
  ['r16 205/55', '205-55R16'],
  ['R 16 205-55', '205-55R16'],
  ['16" 205/55', '205-55R16'],
  ['16 tuuman kitkat 205x55', '205-55R16'],
  ['205/55 kitka r16', '205-55R16'],
  ['225 45 nokian 17 tuumaa', '225-45R17'],
])('%s is the size %s', (text, size) => {
  expect(sizeIn(text)).toBe(size)
})

test.each([
  ['205/55 R99'],
  ['2055'],
  ['145/80 R99'],
  ['207/55 R16'],
  ['2000000000015'],
  ['2600000017'],
  ['0401234567'],
  ['hakkapeliitta 10 r16'],
  ['r16 207/55'],
])('%s is no size', (text) => {
  expect(sizeIn(text)).toBeNull()
})

test.each([
  ['205/55', '205/55'],
  ['talvi 205 55', '205/55'],
  ['205/55 xl nokian', '205/55'],
  ['205/55 r1', undefined],
  ['205 55 1', undefined],
  ['205/50 ja 205/55 r16', undefined],
  ['207/55', undefined],
])('%s is the width and the aspect ratio %s without a rim diameter', (text, value) => {
  const { parts } = readSizes(text, vocabulary)
  expect(parts.find(({ kind, size }) => kind === 'size' && size === null)?.value).toBe(value)
})

test.each([
  ['205/55R16 91V', [91, 'V']],
  ['205/55R16 91 V', [91, 'V']],
  ['205/55R16 94T XL', [94, 'T', 'XL']],
  ['205/55R16 (91V)', [91, 'V']],
  ['195/75 R16C 107/105R', ['C', 107, 'R']],
  ['235/60 R18 107T RF', [107, 'T', 'RF']],
  ['205/55R16 vahvistettu', ['XL']],
  ['225 40 18 y', ['Y']],
  ['225/40 R18 W XL', ['XL', 'W']],
  ['225/40 R18 XL Y', ['XL', 'Y']],
  ['205/55R16 nordman r', []],
  ['315/80 R22.5 matador d', []],
  ['r16 205/55 91t', [91, 'T']],
  ['R16', [16]],
  ['R16C', [16, 'C']],
  ['16 tuumaa', [16]],
  ['16-tuumaiset', [16]],
  ['16 inch', [16]],
  ['16"', [16]],
  ['R22,5', [22.5]],
  ['22,5', [22.5]],
  ['22,5 tuumaa', [22.5]],
  ['22.5.2026', []],
  ['22,5e', []],
  ['R99', []],
  ['nordman 75 r', []],
])('%s has the markings %j', (text, markings) => {
  expect(markingsIn(text)).toEqual(markings)
})

test('any usual spelling of a size of the catalogue finds this size', async () => {
  const sizes = demoSizes().filter(({ aspect }) => aspect > 0)
  const before = constantFrom('', 'nokian ', 'talvi, ')
  const after = constantFrom('', ' nokian', ', talvi', ' 91T')
  const [first, second] = [
    constantFrom('/', ' ', '-', '.', ' / ', ''),
    constantFrom(' ', 'R', ' R', ' R ', '-', '.', '/', 'ZR', ''),
  ]
  await assert(
    property(constantFrom(...sizes), before, first, second, after, (size, start, one, other, end) => {
      const { width, aspect, diameter } = size
      const text = `${start}${width}${one}${aspect}${other}${diameter}${end}`
      expect(sizeIn(text), text).toBe(landingOfSize({ width, aspectRatio: aspect, diameter }))
    }),
    { numRuns: 1000 },
  )
})
