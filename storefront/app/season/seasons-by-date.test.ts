import { expect, test } from 'vitest'
import { seasonsByDate } from './seasons-by-date.ts'

const seasons = ['Summer', 'Winter Friction', 'Winter Studded', 'All Season']
const on = (month: number, day: number) => seasonsByDate(seasons, (name) => name, { month, day })

test('in November winter comes first and summer last', () => {
  expect(on(11, 23)).toEqual(['Winter Friction', 'Winter Studded', 'All Season', 'Summer'])
})

test('in May summer comes first and winter last', () => {
  expect(on(5, 1)).toEqual(['Summer', 'All Season', 'Winter Friction', 'Winter Studded'])
})
