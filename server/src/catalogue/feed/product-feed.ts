import type { Language } from '@pito/contracts/values/locale'
import type { Platform } from '../../platform/platform.ts'
import { element } from '../../platform/xml-text.ts'
import { readPriceSettings } from '../../pricing/index.ts'
import { readCards } from '../read-offers.ts'
import { feedItem } from './feed-item.ts'
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
    const items = cards.map((card) =>
      feedItem(card, texts.get(card.id) ?? '', { language, origin, delivery, now }),
    )
    yield items.join('')
    if (rows.length < articlesPerPage) break
    after = rows.at(-1)?.id ?? after
  }
  yield '</channel>\n</rss>\n'
}
