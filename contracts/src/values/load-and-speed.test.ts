import { expect, test } from 'vitest'
import { kilogramsOf, loadIndexFor, speedIndexFor, speedOf, topSpeedOf } from './load-and-speed.ts'

test.each([
  [50, 190],
  [91, 615],
  [94, 670],
  [121, 1450],
  [129, 1850],
  [130, 1900],
  [156, 4000],
  [160, 4500],
  [209, 18500],
  [49, null],
  [210, null],
  [0, null],
])('load index %i carries %s kg', (index, kg) => {
  expect(kilogramsOf(index)).toBe(kg)
})

test.each([
  ['A8', { kmh: 40, above: false }],
  ['T', { kmh: 190, above: false }],
  ['H', { kmh: 210, above: false }],
  ['(Y)', { kmh: 300, above: true }],
  ['ZR', { kmh: 240, above: true }],
  ['?', null],
  ['constructor', null],
])('speed index %s', (index, speed) => {
  expect(speedOf(index)).toEqual(speed)
})

test.each([
  ['H', 210],
  ['Y', 300],
  ['(Y)', null],
  ['ZR', null],
  ['?', null],
])('speed index %s states the top speed %s', (index, kmh) => {
  expect(topSpeedOf(index)).toBe(kmh)
})

test.each([
  [545, 87],
  [546, 88],
  [100, 50],
  [18_501, null],
])('%i kg need load index %s', (kg, index) => {
  expect(loadIndexFor(kg)).toBe(index)
})

test.each([
  [180, 'S'],
  [181, 'T'],
  [205, 'H'],
  [301, null],
])('%i km/h need speed index %s', (kmh, index) => {
  expect(speedIndexFor(kmh)).toBe(index)
})
