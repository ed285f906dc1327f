import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { RunningCount } from './running-count.ts'

async function* numbers() {
  yield* Readable.from([1, 2, 3])
}

test('what is read to the end, left early or fails is no longer under way', async () => {
  const count = new RunningCount()
  for await (const _ of count.during(numbers())) expect(count.value).toBe(1)
  expect(count.value).toBe(0)
  for await (const _ of count.during(numbers())) break
  expect(count.value).toBe(0)
  const failing = async () => {
    for await (const _ of count.during(numbers())) throw new Error('enough')
  }
  await expect(failing()).rejects.toThrow('enough')
  expect(count.value).toBe(0)
})
