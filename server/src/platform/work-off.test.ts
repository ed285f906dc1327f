import { expect, test } from 'vitest'
import { workOff } from './work-off.ts'

/** Returns the numbers from 1 to `count` in batches of `size`. */
function batches(count: number, size: number) {
  const left = Array.from({ length: count }, (_, index) => index + 1)
  return () => Promise.resolve(left.splice(0, size))
}
const ignore = () => {}

test('batches are taken until none is left', async () => {
  const done: number[] = []
  const work = (item: number) => {
    done.push(item)
    return Promise.resolve()
  }
  await workOff({ take: batches(23, 5), work, failed: ignore, atOnce: 3 })
  expect(done).toHaveLength(23)
  expect(new Set(done).size).toBe(23)
})

test('as many items as allowed are worked on at the same time, and never more', async () => {
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
  }
  await workOff({ take: batches(40, 20), work, failed: ignore, atOnce: 8 })
  expect([now, most]).toEqual([0, 8])
})

test('an item that fails is reported and stops no other', async () => {
  const [done, failures]: [number[], string[]] = [[], []]
  const work = (item: number) => {
    if (item % 2 === 0) return Promise.reject(new Error('not this one'))
    done.push(item)
    return Promise.resolve()
  }
  const failed = (item: number, error: unknown) => void failures.push(`${item}: ${(error as Error).message}`)
  await workOff({ take: batches(4, 1), work, failed, atOnce: 8 })
  expect(done).toEqual([1, 3])
  expect(failures).toEqual(['2: not this one', '4: not this one'])
})
