import { words } from '@pito/web/words/words'

/**
 * Texts that search engines show. The season and "run flat" are included, because they distinguish products with the
 * same name and marking.
 */
export const tyreHead = words({
  fi: {
    buyer: 'Vahvistettu ostaja',
    runFlat: 'run flat',
    description: (name: string, kind: string, price: string, summary: string) =>
      `${name}, ${kind}: ${price} kappale, alv mukana. ${summary || 'EU-merkintä, tekniset tiedot ja varastotilanne.'}`,
  },
  en: {
    buyer: 'Verified buyer',
    runFlat: 'run flat',
    description: (name, kind, price, summary) =>
      `${name}, ${kind}: ${price} each, VAT included. ${summary || 'EU label, specifications and stock.'}`,
  },
})
