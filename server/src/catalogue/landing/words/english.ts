import { figure } from '@pito/contracts/values/figure'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { isInInches } from '@pito/contracts/values/tyre-size'
import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import type { LandingSentences } from './landing-sentences.ts'
import { priceFrom, prices, rims } from './landing-sentences.ts'

const list = new Intl.ListFormat('en-GB')
const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${figure(count)} ${one}s`)
const kinds = ['', 'summer', 'friction', 'studded', 'studdable winter', 'all-season']

export const english: LandingSentences = {
  seasons: [
    '',
    'Summer tyres',
    'Friction tyres',
    'Studded tyres',
    'Studdable winter tyres',
    'All-season tyres',
  ],
  categories: ['', '', 'Car tyres', 'Van tyres', 'Truck tyres'],
  aboutSeasons: [
    '',
    'The rubber of a summer tyre is made for roads without ice, wet or dry.',
    'A friction tyre grips by soft rubber and dense sipes, without studs.',
    'Studs bite into ice and packed snow.',
    'The tyre has holes ready for studs. It is delivered without them.',
    'One tyre for the whole year, where winters are mild.',
  ],
  aboutCategories: [
    '',
    '',
    'Tyres for cars, SUVs and four-wheel drives.',
    'A van tyre carries more than a car tyre: its letter C says so.',
    'Tyres for steer axle, drive axle and trailer.',
  ],
  sizeHeading: 'What the size means',
  aboutSize: ({ width, aspectRatio, diameter }) => {
    const across = isInInches(width) ? `${formatDecimal(width, 'en')} inches` : `${width} mm`
    const side = aspectRatio > 0 ? ` The sidewall is ${aspectRatio} % of the width.` : ''
    return `The tyre is ${across} wide and the rim ${formatDecimal(diameter, 'en')} inches.${side}`
  },
  brandHeading: 'For which weather',
  aboutBrand: (brand, seasonIds) =>
    seasonIds.length === 0
      ? `${brand} is one of our brands, but just now there is no tyre of it.`
      : `We have ${list.format(seasonIds.map((id) => kinds[id] ?? ''))} tyres by ${brand}.`,
  rangeHeading: 'What we have',
  aboutRange: (range) => {
    if (range.tyres === 0) return 'There is no tyre here just now. Look at other sizes and models.'
    const counts = [
      counted(range.tyres, 'tyre'),
      range.models > 1 && counted(range.models, 'model'),
      range.sizes > 1 && counted(range.sizes, 'size'),
    ].filter((text) => text !== false)
    const rim = rims(range) && `, rims ${rims(range)}`
    const { min_price: least, max_price: most } = range
    if (least === null || most === null) return `${list.format(counts)}${rim}. All are sold out just now.`
    return `${list.format(counts)}${rim}. ${prices(least, most)} each, VAT and recycling fee included.`
  },
  popular: (names) => `Most popular: ${list.format(names)}.`,
  adviceHeading: 'Before you buy',
  advice: `The registration certificate states the size allowed and the lowest load and speed index. With each tyre you see the price with everything in, the EU tyre label and the stock. You may return tyres within ${withdrawalDays} days.`,
  metaDescription: (title, range) =>
    range.min_price === null
      ? `${title} online, prices with VAT included.`
      : [
          `${title}: ${counted(range.tyres, 'tyre')} from ${priceFrom(range.min_price)}.`,
          'Prices include VAT and the recycling fee. Compare EU labels and see what is in stock.',
        ].join(' '),
}
