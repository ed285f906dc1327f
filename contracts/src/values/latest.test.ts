import { expect, test } from 'vitest'
import { Latest } from './latest.ts'

function asked(latest: Latest<string, string>) {
  const worked: string[] = []
  const ask = (key: string) =>
    latest.remember(key, () => {
      worked.push(key)
      return `options of ${key}`
    })
  return { ask, worked }
}

test('what is asked for again is not worked out again, until all is forgotten', () => {
  const latest = new Latest<string, string>(2)
  const { ask, worked } = asked(latest)
  expect([ask('205'), ask('205')]).toEqual(['options of 205', 'options of 205'])
  expect(worked).toEqual(['205'])
  latest.clear()
  ask('205')
  expect(worked).toEqual(['205', '205'])
})

test('what was asked for longest ago makes room', () => {
  const { ask, worked } = asked(new Latest(2))
  for (const key of ['205', '215', '205', '225', '205', '215']) ask(key)
  expect(worked).toEqual(['205', '215', '225', '215'])
})

test('what is set again is the latest', () => {
  const latest = new Latest<string, number>(2)
  latest.set('205', 1).set('215', 2).set('205', 3).set('225', 4)
  expect([...latest]).toEqual([
    ['205', 3],
    ['225', 4],
  ])
})
