import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

function queueOf(workers: number) {
  const queue = new WorkQueue(workers)
  const begun: number[] = []
  const ends: Record<number, (value?: Promise<never>) => void> = {}
  const results = [1, 2, 3, 4].map((piece) =>
    queue.run(() => {
      begun.push(piece)
      return new Promise<unknown>((resolve) => {
        ends[piece] = resolve
      })
    }),
  )
  return { begun, ends, results }
}

test('as many at once as there are workers', async () => {
  const { begun, ends, results } = queueOf(2)
  expect(begun).toEqual([1, 2])
  ends[2]?.()
  await results[1]
  expect(begun).toEqual([1, 2, 3])
})

test('first come, first served, also after work that failed', async () => {
  const { begun, ends, results } = queueOf(1)
  ends[1]?.(Promise.reject(new Error('no such picture')))
  await expect(results[0]).rejects.toThrow('no such picture')
  ends[2]?.()
  await results[1]
  expect(begun).toEqual([1, 2, 3])
})
