import { expect, test } from 'vitest'
import { Remembered } from './remembered.ts'

function asked(remembered: Remembered<string>) {
  const worked: string[] = []
  const ask = (key: string) =>
    remembered.get(key, () => {
      worked.push(key)
      return `options of ${key}`
    })
  return { ask, worked }
}

test('what is asked for again is not worked out again, until all is forgotten', () => {
  const remembered = new Remembered<string>(2)
  const { ask, worked } = asked(remembered)
  expect([ask('205'), ask('205')]).toEqual(['options of 205', 'options of 205'])
  expect(worked).toEqual(['205'])
  remembered.forget()
  ask('205')
  expect(worked).toEqual(['205', '205'])
})

test('what was asked for longest ago makes room', () => {
  const { ask, worked } = asked(new Remembered(2))
  for (const key of ['205', '215', '205', '225', '205', '215']) ask(key)
  expect(worked).toEqual(['205', '215', '225', '215'])
})
