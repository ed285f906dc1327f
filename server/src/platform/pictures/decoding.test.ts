import { expect, test } from 'vitest'
import { decodeInTurn } from './decoding.ts'

test('pictures are decoded one after the other, also after one that failed', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const decode = (name: string, work: Promise<void>) =>
    decodeInTurn(async () => {
      order.push(`${name} begins`)
      await work
      order.push(`${name} ends`)
    })
  const broken = decode('one', first.promise)
  const others = [decode('two', Promise.resolve()), decode('three', Promise.resolve())]
  await Promise.resolve()
  expect(order).toEqual(['one begins'])
  first.reject(new Error('no picture'))
  await expect(broken).rejects.toThrow('no picture')
  await Promise.all(others)
  expect(order).toEqual(['one begins', 'two begins', 'two ends', 'three begins', 'three ends'])
})
