import { expect, test } from 'vitest'
import { compare } from './compare-words.ts'
import { comparedMixes } from './compared-mixes.ts'

type Tyre = Parameters<typeof comparedMixes>[0][number]

const tyre = (model: string, changed: Partial<Tyre> = {}): Tyre => ({
  ...{ brand: 'Nokian Tyres', model, seasonId: 2, bareSize: '205/55 R16', runFlat: false, vehicleType: 2 },
  ...changed,
})
const sentencesOf = (language: 'fi' | 'en', ...tyres: Tyre[]) =>
  comparedMixes(tyres, compare[language], language).map(({ sentence }) => sentence)

test('tyres of one size, season and kind are alternatives', () => {
  expect(sentencesOf('fi', tyre('R5'), tyre('cR4', { bareSize: '205/55 ZR16' }))).toEqual([])
})

test.each<[Partial<Tyre>, string, string]>([
  [{ bareSize: '195/65 R15' }, 'Vertailussa on eri kokoja', 'You are comparing different sizes'],
  [{ seasonId: 1 }, 'Vertailussa on kesä- ja kitkarenkaita', 'You are comparing summer and friction tyres'],
  [
    { seasonId: 5 },
    'Vertailussa on kitkarenkaita sekä ympärivuotisia renkaita',
    'You are comparing friction and all-season tyres',
  ],
  [
    { vehicleType: 3 },
    'Vertailussa on eri ajoneuvojen renkaita',
    'You are comparing tyres for different vehicles',
  ],
  [
    { bareSize: '205/55 R16C' },
    'Vertailussa on C-renkaita ja tavallisia renkaita',
    'You are comparing C tyres and ordinary tyres',
  ],
  [
    { runFlat: true },
    'Vertailussa on run flat -renkaita ja tavallisia renkaita',
    'You are comparing run-flat and ordinary tyres',
  ],
])('tyres that differ in %j are no alternatives', (changed, fi, en) => {
  const pair = [tyre('R5'), tyre('Other', changed)] as const
  expect(sentencesOf('fi', ...pair)).toEqual([fi])
  expect(sentencesOf('en', ...pair)).toEqual([en])
})

test('each value is listed with its tyres', () => {
  const [mix] = comparedMixes([tyre('R5'), tyre('Blue', { seasonId: 1 }), tyre('R4')], compare.fi, 'fi')
  expect(mix?.groups).toEqual([
    ['Kitka', ['Nokian Tyres R5', 'Nokian Tyres R4']],
    ['Kesä', ['Nokian Tyres Blue']],
  ])
})
