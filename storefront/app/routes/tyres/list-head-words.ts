import { words } from '../../words/words.ts'

/** What search engines show of a list. */
export const listHead = words({
  fi: {
    description: (heading: string, total: string, price: string) =>
      `${heading}: ${total} alkaen ${price}. Hinnat sisältävät alv:n ja kierrätysmaksun. Vertaa EU-merkintöjä ja katso varastotilanne.`,
    none: (heading: string) => `${heading}: nyt ei yhtään rengasta. Katso muut koot, kaudet ja merkit.`,
  },
  en: {
    description: (heading, total, price) =>
      `${heading}: ${total} from ${price}. Prices include VAT and the recycling fee. Compare EU labels and see what is in stock.`,
    none: (heading) => `${heading}: none at the moment. See other sizes, seasons and brands.`,
  },
})
