import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'
import type { PriceObjection } from './why-not-price.ts'
import { priceGuard } from './why-not-price.ts'

export const priceSentences = sentences({
  notFormer: {
    fi_FI: 'Kumoaminen palauttaa vain edellisen hinnan. Hinta on muuttunut sen jälkeen.',
    en_GB: 'An undo returns to the former price alone. The price has changed since then.',
  },
  twoDecimals: {
    fi_FI: 'Hinnoissa on kaksi desimaalia.',
    en_GB: 'Prices have two decimals.',
  },
  notAPrice: {
    fi_FI: 'Kirjoita hinta, esimerkiksi 99,90.',
    en_GB: 'Enter a price, such as 99,90.',
  },
  percentOutOfRange: {
    fi_FI: 'Prosenttiluku on yli −100 ja katetavoite alle 100.',
    en_GB: 'A percentage is above −100, and a margin below 100.',
  },
  guardLimit: {
    fi_FI: `Hintavahdin pysäyttämiä hintoja voi tallentaa enintään ${priceGuard.mostGuardedADay} päivässä ilman oikeutta ohittaa hintavahti.`,
    en_GB: `Without the right to override the price guard, a person can save at most ${priceGuard.mostGuardedADay} guarded prices a day.`,
  },
  twice: {
    fi_FI: 'Sama tuote on mukana kahdesti.',
    en_GB: 'The same article is listed twice.',
  },
})

/** Why the price guard stops a price. */
export const objectionSentences: Record<PriceObjection, Sentence> = sentences({
  'large-change': {
    fi_FI: `Hinta muuttuu yli ${priceGuard.mostChangePercent} %.`,
    en_GB: `The price changes by more than ${priceGuard.mostChangePercent} %.`,
  },
  'large-change-in-a-day': {
    fi_FI: `Hinta muuttuu vuorokaudessa yhteensä yli ${priceGuard.mostChangePercent} %.`,
    en_GB: `Within a day the price changes by more than ${priceGuard.mostChangePercent} % in all.`,
  },
  'below-cost': {
    fi_FI: 'Hinta on alle ostohinnan ja kierrätysmaksun.',
    en_GB: 'The price is below purchase price and recycling fee.',
  },
  'far-above-cost': {
    fi_FI: `Hinta on yli ${priceGuard.mostTimesCost} kertaa ostohinta.`,
    en_GB: `The price is more than ${priceGuard.mostTimesCost} times the purchase price.`,
  },
  'unlike-size': {
    fi_FI: 'Hinta on yli kaksi kertaa tai alle puolet siitä, mitä tämän koon renkaat yleensä maksavat.',
    en_GB: 'The price is more than twice, or less than half, what tyres of this size usually cost.',
  },
  'below-minimum': {
    fi_FI: 'Hinta on alle merkin vähimmäishinnan.',
    en_GB: 'The price is below the minimum price of the brand.',
  },
})
