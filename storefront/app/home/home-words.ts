import { words } from '@pito/web/words/words'

/**
 * Texts of the top of the front page. Texts of the rest are in home-below-words.ts, which the browser does not load
 * with the first scripts.
 */
export const home = words({
  fi: {
    title: 'Renkaat asennettuna',
    description:
      'Etsi renkaat koolla, kaudella ja merkillä. Näet heti hinnan kaikkineen, EU-rengasmerkinnän ja varastotilanteen.',
    headlineWinter: 'Talvirenkaat asennettuna.',
    headlineSummer: 'Kesärenkaat asennettuna.',
    /** The title of a shop without service points. */
    deliveredTitle: 'Renkaat verkosta',
    deliveredWinter: 'Talvirenkaat kotiovelle.',
    deliveredSummer: 'Kesärenkaat kotiovelle.',
    noFitting: 'Toimitamme renkaat osoitteeseesi. Asennusta emme toistaiseksi tarjoa.',
    freightWinter: 'Talvirenkaat rahtina ovelle.',
    freightSummer: 'Kesärenkaat rahtina ovelle.',
  },
  en: {
    title: 'Tyres, fitted',
    description:
      'Find tyres by size, season and brand. See the price with everything in, the EU tyre label and the stock at once.',
    headlineWinter: 'Winter tyres, fitted.',
    headlineSummer: 'Summer tyres, fitted.',
    deliveredTitle: 'Tyres online',
    deliveredWinter: 'Winter tyres, to your home.',
    deliveredSummer: 'Summer tyres, to your home.',
    noFitting: 'We deliver the tyres to your address. We do not offer fitting at the moment.',
    freightWinter: 'Winter tyres, to your door.',
    freightSummer: 'Summer tyres, to your door.',
  },
})
