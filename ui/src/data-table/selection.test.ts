import { expect, test } from 'vitest'
import { nothingSelected, pageState, togglePage, toggleRow } from './selection.ts'

const page = ['a', 'b', 'c']
const of = (...ids: string[]) => ({ ids: new Set(ids), all: false })
const all = { ids: new Set(page), all: true }

test('a row is selected and deselected, and rows of other pages stay selected', () => {
  expect(toggleRow(of('x'), page, 'a')).toEqual(of('x', 'a'))
  expect(toggleRow(of('x', 'a'), page, 'a')).toEqual(of('x'))
})

test('deselecting a row of all results leaves the other rows of the page', () => {
  expect(toggleRow(all, page, 'b')).toEqual(of('a', 'c'))
})

test('the state of a page is none, some or whole', () => {
  expect(pageState(of('x'), page)).toBe('none')
  expect(pageState(of('x', 'b'), page)).toBe('some')
  expect(pageState(of(...page), page)).toBe('whole')
  expect(pageState(all, ['y', 'z'])).toBe('whole')
  expect(pageState(of(), [])).toBe('none')
})

test('the page is selected until it is whole, and then deselected', () => {
  expect(togglePage(of('x', 'b'), page)).toEqual(of('x', 'b', 'a', 'c'))
  expect(togglePage(of('x', ...page), page)).toEqual(of('x'))
  expect(togglePage(all, page)).toEqual(nothingSelected)
})
