import { expect, test } from 'vitest'
import { menuTree, topmostOfType } from './menu-tree.ts'

const item = (id: number, parentId: number | null, type = 'custom_link') => ({ id, parentId, type })

test('items hang below their parents in the order of the rows', () => {
  const tree = menuTree([item(3, 1), item(1, null), item(2, 1), item(4, 3), item(5, null)])
  expect(tree).toEqual([
    {
      ...item(1, null),
      children: [
        { ...item(3, 1), children: [{ ...item(4, 3), children: [] }] },
        { ...item(2, 1), children: [] },
      ],
    },
    { ...item(5, null), children: [] },
  ])
})

test('items in a circle are left out, and nothing hangs', () => {
  expect(menuTree([item(1, 2), item(2, 1), item(3, null)]).map(({ id }) => id)).toEqual([3])
})

test('a filter finds a type at any depth and keeps what is below it', () => {
  const tree = menuTree([item(1, null), item(2, 1, 'season'), item(3, 2, 'season'), item(4, 1, 'brand')])
  expect(topmostOfType(tree, 'season')).toEqual([
    { ...item(2, 1, 'season'), children: [{ ...item(3, 2, 'season'), children: [] }] },
  ])
  expect(topmostOfType(tree, 'model')).toEqual([])
})
