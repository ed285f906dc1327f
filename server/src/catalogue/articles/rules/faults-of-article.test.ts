import { parseArticleSize } from '@pito/contracts/values/article-size'
import { expect, test } from 'vitest'
import type { ArticleFacts } from './faults-of-article.ts'
import { faultsOfArticle, fieldOfLabelFault } from './faults-of-article.ts'

const label = { fuelEfficiency: 'C', wetGrip: 'B', noiseClass: 'B', noiseValue: 71, eprelId: 5 }
const noLabel = { fuelEfficiency: null, wetGrip: null, noiseClass: null, noiseValue: null, eprelId: null }
const facts: ArticleFacts = {
  tyreClass: 'C1',
  isStudded: false,
  isDraft: false,
  ean: '6419440133119',
  size: parseArticleSize('205/55R16 91V XL'),
  label,
  storedLabel: null,
}

test.each([
  ['A whole article can be stored', {}, []],
  ['An article without a label can be stored', { label: noLabel }, []],
  ['Facts that are not known have no faults', { size: undefined, ean: undefined, label: null }, []],
  ['A size that cannot be read is refused', { size: null }, ['size-wrong']],
  ['A size needs its indexes', { size: parseArticleSize('205/55R16') }, ['indexes-missing']],
  [
    'A car tyre has no index for twin wheels',
    { size: parseArticleSize('205/55R16 91/89V') },
    ['dual-index-wrong'],
  ],
  [
    'The index on twin wheels is at most the first one',
    { tyreClass: 'C2', size: parseArticleSize('205/65R16C 107/109T') },
    ['dual-index-wrong'],
  ],
  ['Only a draft may lack its EAN', { ean: null }, ['ean-missing']],
  ['A draft may lack its EAN', { ean: null, isDraft: true }, []],
  ['A studded tyre has no label', { isStudded: true }, ['label-on-studded']],
  [
    'A studded tyre has no EPREL number',
    { isStudded: true, label: { ...noLabel, eprelId: 5 } },
    ['label-on-studded'],
  ],
  ['Half a label is refused', { label: { ...label, wetGrip: null } }, ['label-not-whole']],
  ['A noise class alone is refused', { label: { ...noLabel, noiseClass: 'A' } }, ['label-not-whole']],
  ['New articles have no class F', { label: { ...label, fuelEfficiency: 'F' } }, ['fuel-class-old']],
  [
    'A stored class G remains',
    { label: { ...label, wetGrip: 'G' }, storedLabel: { ...label, wetGrip: 'G' } },
    [],
  ],
] as const)('%s', (_, changed, faults) => {
  expect(faultsOfArticle({ ...facts, ...changed } as ArticleFacts)).toEqual(faults)
})

test.each([
  ['label-not-whole', { ...label, wetGrip: null }, 'wet_grip'],
  ['label-not-whole', { ...label, noiseValue: null }, 'noise_value'],
  ['label-not-whole', { ...noLabel, noiseClass: 'B' }, 'fuel_efficiency'],
  ['label-on-studded', { ...noLabel, eprelId: 5 }, 'eprel_id'],
  ['label-on-studded', { ...noLabel, noiseClass: 'B' }, 'noise_class'],
] as const)('%s of %j concerns %s', (fault, ofLabel, field) => {
  expect(fieldOfLabelFault(fault, ofLabel)).toBe(field)
})
