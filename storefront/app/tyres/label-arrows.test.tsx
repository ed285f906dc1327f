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

test('screen readers read the classes as one text', () => {
  expect(markup('A')).toContain(
    '<p class="vh">EU-rengasmerkintä: Polttoainetaloudellisuus B, Märkäpito A, Melu 70\u00a0dB, luokka A</p>',
  )
})

test('a studded tyre has no classes', () => {
  expect(markup('A', 3)).not.toContain('<li')
})
