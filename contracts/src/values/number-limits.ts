import type { Sentence } from './sentences.ts'
import { stockSentences } from './stock-sentences.ts'

export interface NumberLimits {
  readonly least: number
  readonly most: number
  /** Says which numbers are accepted. */
  readonly sentence: Sentence
  /** Says why a smaller number is refused, if another sentence says it better. */
  readonly below?: Sentence
}

const mostPriceCents = 10_000_000

/**
 * The limits of the numbers that staff enter. Forms, calls and imported files use the same ones, so that a file never
 * stores a number that its form could not correct.
 */
export const numberLimits = {
  priceCents: {
    least: 1,
    most: mostPriceCents,
    sentence: {
      fi_FI: 'Hinta on 0,01–100 000 euroa.',
      en_GB: 'A price is 0.01 to 100,000 euros.',
    },
  },
  purchaseCents: {
    least: 1,
    most: mostPriceCents,
    sentence: {
      fi_FI: 'Ostohinta on 0,01–100 000 euroa.',
      en_GB: 'A purchase price is 0.01 to 100,000 euros.',
    },
  },
  countedQuantity: {
    least: 0,
    most: 100_000,
    sentence: {
      fi_FI: 'Yhden valmistusviikon määrä on 0–100 000 rengasta.',
      en_GB: 'The quantity of one production week is 0 to 100,000 tyres.',
    },
    below: stockSentences.belowZero,
  },
  receivedQuantity: {
    least: 1,
    most: 9999,
    sentence: {
      fi_FI: 'Rivillä on 1–9 999 rengasta.',
      en_GB: 'A row has 1 to 9,999 tyres.',
    },
  },
  eprelId: {
    least: 1,
    most: 2_147_483_647,
    sentence: {
      fi_FI: 'EPREL-numero on kokonaisluku, 1–2 147 483 647.',
      en_GB: 'An EPREL number is a whole number, 1 to 2,147,483,647.',
    },
  },
  noiseDecibels: {
    least: 50,
    most: 99,
    sentence: { fi_FI: 'Melu on 50–99 dB.', en_GB: 'The noise is 50 to 99 dB.' },
  },
} as const satisfies Record<string, NumberLimits>

export function isWithin({ least, most }: NumberLimits, value: number): boolean {
  return value >= least && value <= most
}
