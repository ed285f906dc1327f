import { expect, test } from 'vitest'
import { followChanges } from './follow-changes.ts'

test('the pauses grow to a second while changes go on, and begin anew after a quiet time', async () => {
  const pauses: number[] = []
  let changesLeft = 5
  let changed = () => {}
  const follow = () =>
    new Promise<void>((done) => {
      const closing = new AbortController()
      changed = followChanges({
        follow: () => Promise.resolve(),
        onError: () => {},
        closing: closing.signal,
        pause: (milliseconds) => {
          pauses.push(milliseconds)
          if (--changesLeft > 0) changed()
          else done()
          return Promise.resolve()
        },
      })
      changed()
    })
  await follow()
  expect(pauses).toEqual([200, 400, 800, 1000, 1000])
  await new Promise(setImmediate)
  changesLeft = 1
  changed()
  await new Promise(setImmediate)
  expect(pauses.at(-1)).toBe(200)
})

test('the pauses after failures grow to five seconds, and the run is repeated', async () => {
  const pauses: number[] = []
  let runs = 0
  await new Promise<void>((done) => {
    followChanges({
      follow: () => (++runs < 7 ? Promise.reject(new Error('away')) : Promise.resolve()),
      onError: () => {},
      closing: new AbortController().signal,
      pause: (milliseconds) => {
        pauses.push(milliseconds)
        if (runs === 7) done()
        return Promise.resolve()
      },
    })()
  })
  expect(pauses).toEqual([400, 800, 1600, 3200, 5000, 5000, 200])
})
