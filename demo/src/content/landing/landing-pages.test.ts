import { isWithinRuleOfThumb } from '@pito/contracts/values/size-difference'
import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeOfLanding } from '@pito/contracts/values/tyre-size'
import { expect, test } from 'vitest'
import { demoModels } from '../../catalogue/demo-models.ts'
import { demoSizes } from '../../catalogue/demo-sizes.ts'
import { slugOf } from '../../slug-of.ts'
import { commonSizes } from './common-sizes.ts'
import { landingPages } from './landing-pages.ts'
import { measuresOf } from './size-pages.ts'

const pages = landingPages()
const namesOf = (type: string) => pages.filter((page) => page.type === type).map(({ name }) => name)

test('every season and category has words, twenty sizes and ten brands besides', () => {
  expect(namesOf('tyre_season')).toEqual(tyreSeasons.map(({ slug_en }) => slug_en))
  expect(namesOf('tyre_category')).toEqual(['car-suv-4x4', 'light-commercial-vehicles', 'trucks'])
  expect(namesOf('tyre_size')).toHaveLength(20)
  expect(namesOf('brand')).toHaveLength(10)
})

test('brands and sizes with words are brands and sizes of the demo', () => {
  const brands = new Set(demoModels().map(({ brand }) => slugOf(brand)))
  for (const name of namesOf('brand')) expect(brands).toContain(name)
  const sizes = new Set(demoSizes().map(({ width, aspect, diameter }) => `${width}-${aspect}R${diameter}`))
  for (const name of namesOf('tyre_size')) expect(sizes).toContain(name)
})

test('the sizes named near another keep to the calculator’s rule of thumb, and are of the demo', () => {
  const sizes = new Set(demoSizes().map(({ width, aspect, diameter }) => `${width}-${aspect}R${diameter}`))
  for (const [name, { near }] of Object.entries(commonSizes))
    for (const other of near) {
      expect(sizes).toContain(other)
      const [one, beside] = [sizeOfLanding(name), sizeOfLanding(other)] as [TyreSize, TyreSize]
      expect(isWithinRuleOfThumb(one, beside), `${name} ${other}`).toBe(true)
    }
})

test('each page has three blocks with a heading and a text, and no two say the same', () => {
  const blocks = pages.flatMap(({ texts }) =>
    [texts.fi_FI, texts.en_GB].flatMap(({ block1, block2, block3 }) => [block1, block2, block3]),
  )
  for (const html of blocks) expect(html).toMatch(/^<h3>[^<]{3,}<\/h3><p>[^<]{20,}<\/p>$/)
  expect(new Set(blocks).size).toBe(blocks.length)
})

test('what search engines show is not cut', () => {
  for (const { texts } of pages)
    for (const { metaDescription } of Object.values(texts)) {
      expect(metaDescription.length).toBeGreaterThan(50)
      expect(metaDescription.length).toBeLessThanOrEqual(200)
    }
})

test('a wheel is measured from its size', () => {
  expect(measuresOf('205-55R16')).toEqual({ width: 205, side: 113, rim: 16, across: 632 })
})
