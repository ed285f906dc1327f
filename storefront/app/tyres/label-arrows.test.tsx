import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelArrows } from './label-arrows.tsx'

const markup = (noiseClass: string, seasonId = 1) =>
  renderToString(
    <LabelArrows label={{ fuel: 'B', wet: 'A', noiseClass, decibels: 70 }} seasonId={seasonId} />,
  )

test.each([
  ['A', 'icon-noise-low'],
  ['B', 'icon-noise'],
  ['C', 'icon-noise-high'],
])('noise class %s has the icon %s', (noiseClass, icon) => {
  expect(markup(noiseClass)).toContain(`<li class="${icon}">`)
})

test('a studded tyre has no classes', () => {
  expect(markup('A', 3)).not.toContain('<li')
})
