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
    freightWinter: 'Talvirenkaat rahtina ovelle.',
    freightSummer: 'Kesärenkaat rahtina ovelle.',
  },
  en: {
    title: 'Tyres, fitted',
    description:
      'Find tyres by size, season and brand. See the price with everything in, the EU tyre label and the stock at once.',
    headlineWinter: 'Winter tyres, fitted.',
    headlineSummer: 'Summer tyres, fitted.',
    freightWinter: 'Winter tyres, to your door.',
    freightSummer: 'Summer tyres, to your door.',
  },
})
