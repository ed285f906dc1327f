import type { Language } from './locale.ts'

/** The papers that staff print for orders. */
export const orderPapers = ['packing-lists', 'picking-list', 'labels'] as const
export type OrderPaper = (typeof orderPapers)[number]

/** `100x150`: a page of 100 × 150 mm for each label, for label printers. `a4`: four labels on a sheet of A4. */
export const labelFormats = ['100x150', 'a4'] as const
export type LabelFormat = (typeof labelFormats)[number]

export const carriers = ['posti', 'matkahuolto', 'postnord', 'db-schenker', 'own-transport'] as const
export type Carrier = (typeof carriers)[number]

export const carrierNames: Readonly<Record<Language, Readonly<Record<Carrier, string>>>> = {
  fi: {
    posti: 'Posti',
    matkahuolto: 'Matkahuolto',
    postnord: 'PostNord',
    'db-schenker': 'DB Schenker',
    'own-transport': 'Oma kuljetus',
  },
  en: {
    posti: 'Posti',
    matkahuolto: 'Matkahuolto',
    postnord: 'PostNord',
    'db-schenker': 'DB Schenker',
    'own-transport': 'Own transport',
  },
}

/** A single PDF has at most as many orders as a page of a list can have. */
export const mostPrinted = 200

/** After so many minutes a paper has to be printed again, and then says that it is a reprint. */
export const minutesToOpenPaper = 15
