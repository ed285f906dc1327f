import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { superviseWorkers } from './supervise-workers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function supervised() {
  const of = Object.assign(new EventEmitter(), { fork: vi.fn(), schedulingPolicy: 0 })
  const shop = superviseWorkers(2, createLog('silent'), of)
  const ended = vi.fn()
  void shop.ended?.then(ended)
  return { of, shop, ended, die: () => of.emit('exit', {}, 1) }
}

test('as many processes as were asked for', () => {
  expect(supervised().of.fork).toHaveBeenCalledTimes(2)
})

test('one that dies is replaced after a second, again and again while the database restarts', async () => {
  const { of, ended, die } = supervised()
  of.emit('listening')
  for (let time = 1; time <= 5; time += 1) {
    die()
    await vi.advanceTimersByTimeAsync(999)
    expect(of.fork).toHaveBeenCalledTimes(1 + time)
    await vi.advanceTimersByTimeAsync(1)
    expect(of.fork).toHaveBeenCalledTimes(2 + time)
  }
  expect(ended).not.toHaveBeenCalled()
})

test('where none could ever start, the shop ends and starts no more', async () => {
  const { of, ended, die } = supervised()
  die()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ended).toHaveBeenCalled()
  expect(of.fork).toHaveBeenCalledTimes(2)
})

test('a shop that stops replaces nobody, not even one that died just before', async () => {
  const { of, shop, die } = supervised()
  of.emit('listening')
  die()
  await shop.stop()
  die()
  await vi.advanceTimersByTimeAsync(5000)
  expect(of.fork).toHaveBeenCalledTimes(2)
})
