import { expect, test } from 'vitest'
import { allSeason, friction, recommendedSeasons, studdable, studded, summer } from './tyre-season.ts'

test.each([
  ['without a choice', [], [summer, friction, studded, allSeason]],
  ['among winter tyres', [friction, studded, studdable], [friction, studded]],
  ['among studdable and friction tyres', [friction, studdable], [friction]],
  ['among summer tyres', [summer], [summer]],
])('%s no studdable tyres are recommended', (_choice, chosen, seasons) => {
  expect(recommendedSeasons(chosen)).toEqual(seasons)
})

test.each([[[studdable]], [[studded, studdable]], [[studded]]])(
  'of studded and studdable tyres alone, those chosen are recommended: %j',
  (chosen) => {
    expect(recommendedSeasons(chosen)).toEqual(chosen)
  },
)
