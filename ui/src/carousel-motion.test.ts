import { expect, test } from 'vitest'
import type { Motion, Row } from './carousel-motion.ts'
import { isMoving, itemsInView, stepFrom } from './carousel-motion.ts'

const alone: Motion = { wish: 'auto', hovered: false, focused: false, inView: true, tabHidden: false }

test('it moves by itself while nobody looks closer', () => {
  expect(isMoving(alone)).toBe(true)
})

test.each<[string, Partial<Motion>]>([
  ['a pointer is over it', { hovered: true }],
  ['focus is inside', { focused: true }],
  ['it is out of view', { inView: false }],
  ['its tab is hidden', { tabHidden: true }],
  ['it was paused', { wish: 'pause' }],
])('it stands still while %s', (_, change) => {
  expect(isMoving({ ...alone, ...change })).toBe(false)
})

test('whoever pressed play sees it move under the pointer, and not when it is out of view', () => {
  expect(isMoving({ ...alone, wish: 'play', hovered: true, focused: true })).toBe(true)
  expect(isMoving({ ...alone, wish: 'play', inView: false })).toBe(false)
})

const row = (scrolled: number): Row => ({
  starts: [0, 110, 220, 330, 440],
  itemWidth: 100,
  width: 320,
  scrolled,
})

test.each([
  [0, [0, 2]],
  [110, [1, 3]],
  [220, [2, 4]],
])('scrolled by %i px, the items %j are in view', (scrolled, items) => {
  expect(itemsInView(row(scrolled))).toEqual(items)
})

test('a narrow row shows one item, whole or not', () => {
  expect(itemsInView({ ...row(110), width: 90 })).toEqual([1, 1])
})

test.each([
  [0, 1, 110],
  [110, 1, 220],
  [220, 1, 0],
  [220, -1, 110],
  [0, -1, 220],
] as const)('from %i px a step by %i leads to %i px', (scrolled, direction, left) => {
  expect(stepFrom(row(scrolled), direction)).toBe(left)
})

test('an empty row stays where it is', () => {
  expect(stepFrom({ starts: [], itemWidth: 0, width: 320, scrolled: 0 }, 1)).toBe(0)
})
