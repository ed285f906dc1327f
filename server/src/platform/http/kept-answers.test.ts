import { expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

function shop() {
  const state = { changes: 0 }
  return { state, kept: new KeptAnswers(() => state.changes) }
}
const answer = '{"success":1}'

test('an answer is kept by address and language', () => {
  const { kept } = shop()
  kept.keep('/a', 'fi_FI', answer, 0)
  expect(kept.find('/a', 'fi_FI')?.toString()).toBe(answer)
  expect(kept.find('/a', 'en_GB')).toBeUndefined()
  expect(kept.find('/b', 'fi_FI')).toBeUndefined()
})

test('any change empties what was kept', () => {
  const { kept, state } = shop()
  kept.keep('/a', 'fi_FI', answer, 0)
  state.changes = 1
  expect(kept.find('/a', 'fi_FI')).toBeUndefined()
})

test('an answer begun before a change is not kept after it', () => {
  const { kept, state } = shop()
  state.changes = 1
  kept.keep('/a', 'fi_FI', answer, 0)
  expect(kept.find('/a', 'fi_FI')).toBeUndefined()
})

test('memory stays bounded however many addresses are asked for', () => {
  const { kept } = shop()
  const large = ' '.repeat(60_000)
  for (let place = 0; place < 600; place++) kept.keep(`/a?${place}`, 'fi_FI', large, 0)
  const found = Array.from({ length: 600 }, (_, place) => kept.find(`/a?${place}`, 'fi_FI')).filter(Boolean)
  expect(found.length).toBeLessThan(300)
  expect(found.length).toBeGreaterThan(0)
})
