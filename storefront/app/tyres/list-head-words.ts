import { words } from '@pito/web/words/words'

/** Texts that search engines show for a list. */
export const listHead = words({
  fi: {
    description: (heading: string, total: string, price: string) =>
      `${heading}: ${total} alkaen ${price}. Hinnat sisältävät alv:n ja kierrätysmaksun. Vertaa EU-merkintöjä ja katso varastotilanne.`,
    soldOut: (heading: string, total: string) =>
      `${heading}: ${total}, juuri nyt kaikki loppuunmyytyjä. Katso muut koot, kaudet ja merkit.`,
    none: (heading: string) => `${heading}: nyt ei yhtään rengasta. Katso muut koot, kaudet ja merkit.`,
  },
  en: {
    description: (heading, total, price) =>
      `${heading}: ${total} from ${price}. Prices include VAT and the recycling fee. Compare EU labels and see what is in stock.`,
    soldOut: (heading, total) =>
      `${heading}: ${total}, all sold out at the moment. See other sizes, seasons and brands.`,
    none: (heading) => `${heading}: none at the moment. See other sizes, seasons and brands.`,
  },
})
