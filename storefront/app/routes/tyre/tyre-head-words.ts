import { words } from '../../words/words.ts'

/** What search engines show of a tyre: no two share a text. */
export const tyreHead = words({
  fi: {
    buyer: 'Vahvistettu ostaja',
    description: (name: string, price: string, summary: string) =>
      `${name}: ${price} kappale, alv mukana. ${summary || 'EU-merkintä, tekniset tiedot ja varastotilanne.'}`,
  },
  en: {
    buyer: 'Verified buyer',
    description: (name, price, summary) =>
      `${name}: ${price} each, VAT included. ${summary || 'EU label, specifications and stock.'}`,
  },
})
