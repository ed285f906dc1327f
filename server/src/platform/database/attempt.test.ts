import { expect, test } from 'vitest'
import { readEach } from './attempt.ts'

const idsUpTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** Returns the records of ids, and fails if one of them is unreadable. */
const readAllBut = (isUnreadable: (id: number) => boolean) => (ids: readonly number[]) =>
  ids.some(isUnreadable) ? Promise.reject(new Error('unreadable')) : Promise.resolve(ids)

test('records that cannot be read are found among the others', async () => {
  const { rows, failed } = await readEach(
    idsUpTo(1000),
    readAllBut((id) => id === 7 || id === 800),
  )
  expect(rows).toEqual(idsUpTo(1000).filter((id) => id !== 7 && id !== 800))
  expect(failed.map(({ id }) => id)).toEqual([7, 800])
})

test('a fault that concerns more than a hundred records fails as a whole', async () => {
  await expect(
    readEach(
      idsUpTo(1000),
      readAllBut((id) => id > 200),
    ),
  ).rejects.toThrow('unreadable')
})

test('a lost database fails as a whole', async () => {
  const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  await expect(readEach([1, 2], lost)).rejects.toThrow('Connection terminated')
})
