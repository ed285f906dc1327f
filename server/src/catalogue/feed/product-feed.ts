import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Language } from '@pito/contracts/values/locale'
import { noiseClassOf } from '@pito/contracts/values/noise-class'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { seasonName, seasonOfId, tyreSeasons } from '@pito/contracts/values/tyre-season'
import { truck, vehicleTypeOfId, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import type { Platform } from '../../platform/platform.ts'
import { element } from '../../platform/xml-text.ts'
import type { PriceSettings } from '../../pricing/index.ts'
import { deliveryTimeOf, readPriceSettings } from '../../pricing/index.ts'
import type { CardRow } from '../card-store.ts'
import { largePicturesOf, sizeTextOf } from '../product-of.ts'
import { readCards } from '../read-offers.ts'
import { categories } from '../rules/categories.ts'
import { claimedReduction } from '../rules/claimed-reduction.ts'
import { productLink } from '../rules/product-links.ts'
import { readFeedRows } from './store.ts'

/** Rendering this many articles takes about 5 ms, so other requests wait no longer than that. */
const articlesPerPage = 100
const title = { fi: 'renkaat', en: 'tyres' } as const
const about = {
  fi: 'Kaikki renkaamme arvonlisäverollisin hinnoin.',
  en: 'All of our tyres, VAT included.',
} as const
const invented = {
  fi: 'Esittelykauppa: tuotteet, hinnat ja EPREL-numerot ovat keksittyjä.',
  en: 'A demo shop: products, prices and EPREL numbers are invented.',
} as const

/**
 * Renders every article on sale a page at a time, so that fifty thousand articles neither fill the memory nor block the
 * process.
 */
export async function* productFeed(platform: Platform, language: Language): AsyncGenerator<string> {
  const { config, sql, company } = platform
  const { origin } = config.shopUrl
  const now = platform.clock()
  const delivery = await readPriceSettings(sql, now)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>'
  yield element('title', `${company.current.shopName} – ${title[language]}`) +
    element('link', `${origin}/?lang=${language}`)
  yield `${element('description', config.shopMode === 'demo' ? invented[language] : about[language])}\n`
  let after = 0
  for (;;) {
    const rows = await readFeedRows(sql, language, { after, limit: articlesPerPage })
    const texts = new Map(rows.map(({ id, description }) => [id, description]))
    const cards = [...(await readCards({ platform, now }, [...texts.keys()]))].sort(
      (one, other) => one.id - other.id,
    )
    const items = cards.map(async (card) => {
      const pictures = await largePicturesOf(card, platform.pictures)
      return feedItem(card, texts.get(card.id) ?? '', { language, origin, delivery, now, pictures })
    })
    yield (await Promise.all(items)).join('')
    if (rows.length < articlesPerPage) break
    after = rows.at(-1)?.id ?? after
  }
  yield '</channel>\n</rss>\n'
}

interface FeedFacts {
  readonly language: Language
  readonly origin: string
  readonly delivery: PriceSettings
  readonly now: Date
  readonly pictures: readonly string[]
}

/** The category in Google's product taxonomy; its English path is valid in every language. */
const googleCategory =
  'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems > Motor Vehicle Tires > Automotive Tires'
const maxTitleLength = 150
const words = {
  fi: {
    label: 'EU-rengasmerkintä',
    fuel: 'Polttoainetaloudellisuus',
    wet: 'Märkäpito',
    noise: 'Melu',
    freight: 'Rahti',
  },
  en: {
    label: 'EU tyre label',
    fuel: 'Fuel efficiency',
    wet: 'Wet grip',
    noise: 'Noise',
    freight: 'Freight',
  },
} as const

/** Renders one article in the vocabulary of Google Merchant. */
function feedItem(row: CardRow, description: string, facts: FeedFacts): string {
  const { language, origin, delivery } = facts
  // The feed sells tyres one by one.
  const deliveryCents = deliveryCharge(delivery, { quantity: 1, goodsCents: row.priceCents })
  const title = itemTitle(row, language)
  const parts = [
    element('g:id', row.id),
    element('g:title', title.slice(0, maxTitleLength)),
    element('g:description', [title, description].filter(Boolean).join('. ')),
    element('g:link', origin + productLink(row, language)),
    ...facts.pictures.map((path, place) =>
      element(place === 0 ? 'g:image_link' : 'g:additional_image_link', origin + path),
    ),
    element('g:availability', row.available > 0 ? 'in_stock' : 'out_of_stock'),
    ...pricesOf(row, facts.now),
    element('g:gtin', row.ean),
    element('g:mpn', row.manufacturerProductId),
    element('g:brand', row.brandName),
    element('g:condition', 'new'),
    element('g:google_product_category', googleCategory),
    element('g:product_type', typeOf(row, language)),
    shippingOf(row, deliveryCents, facts),
    ...labelDetails(row, language),
  ]
  return `<item>${parts.join('')}</item>\n`
}

/** Truck tyres are delivered as freight. An order is sent on the day on which it is placed or on the next one. */
function shippingOf({ vehicleTypeId }: CardRow, cents: number, { language, delivery }: FeedFacts): string {
  const { leastDays, mostDays } = deliveryTimeOf(delivery, [vehicleTypeId])
  const parts = [
    element('g:country', 'FI'),
    ...(vehicleTypeId === truck ? [element('g:service', words[language].freight)] : []),
    element('g:price', euros(cents)),
    element('g:min_handling_time', 0),
    element('g:max_handling_time', 1),
    element('g:min_transit_time', leastDays),
    element('g:max_transit_time', mostDays),
  ]
  return `<g:shipping>${parts.join('')}</g:shipping>`
}

function itemTitle(row: CardRow, language: Language): string {
  const model = language === 'fi' ? (row.modelNameFi ?? row.modelName) : row.modelName
  return `${tyreName(row.brandName, model)} ${sizeTextOf(row)}`
}

function typeOf({ vehicleTypeId, seasonId }: CardRow, language: Language): string {
  const category = categories[(vehicleTypeOfId(vehicleTypeId) ?? vehicleTypes[0]).id]
  const season = seasonName(seasonOfId(seasonId) ?? tyreSeasons[0], language)
  return language === 'fi'
    ? `Renkaat > ${category.name_fi} > ${season}`
    : `Tyres > ${category.name_en} > ${season}`
}

/**
 * Returns the price elements. If the shop claims a reduction, the regular price is the lowest price of the 30 days
 * before the reduction, as on the product page.
 */
function pricesOf({ priceCents, reducedAt, lowestCents, available }: CardRow, now: Date): string[] {
  const reduction = available > 0 && reducedAt ? { priceCents, reducedAt, lowestCents } : null
  const claim = claimedReduction(reduction, now)
  if (!claim) return [element('g:price', euros(priceCents))]
  return [element('g:price', euros(claim.lowestCents)), element('g:sale_price', euros(priceCents))]
}

function labelDetails(row: CardRow, language: Language): string[] {
  const w = words[language]
  const { noiseValue } = row
  const noise = noiseValue === null ? null : `${noiseClassOf(row.noiseClass, noiseValue)} ${noiseValue} dB`
  const rows = [
    [w.fuel, row.fuelEfficiency],
    [w.wet, row.wetGrip],
    [w.noise, noise],
  ] as const
  const details = rows.flatMap(([name, value]) => (value === null ? [] : [detail(w.label, name, value)]))
  return row.eprelId === null ? details : [...details, certification(row.eprelId)]
}

function detail(section: string, name: string, value: string): string {
  return `<g:product_detail>${element('g:section_name', section)}${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>`
}

function certification(eprelId: number): string {
  return `<g:certification>${element('g:certification_authority', 'EC')}${element('g:certification_name', 'EPREL')}${element('g:certification_code', eprelId)}</g:certification>`
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`
}
