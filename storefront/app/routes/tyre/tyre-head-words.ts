import { words } from '../../words/words.ts'

/** What search engines show of a tyre that has no summary of its own. */
export const tyreHead = words({
  fi: {
    buyer: 'Vahvistettu ostaja',
    description: (name: string, price: string) =>
      `${name}: ${price} kappale, alv ja kierrätysmaksu mukana. EU-merkintä, tekniset tiedot ja varastotilanne.`,
  },
  en: {
    buyer: 'Verified buyer',
    description: (name, price) =>
      `${name}: ${price} each, VAT and recycling fee included. EU label, specifications and stock.`,
  },
})
