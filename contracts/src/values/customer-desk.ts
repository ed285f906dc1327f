import { sentences } from './sentences.ts'

/** The ways to identify a person who requests their data by letter or phone. */
export const identifications = [
  'called-back',
  'reply-by-email',
  'identity-document',
  'strong-authentication',
] as const
export type Identification = (typeof identifications)[number]

/** The parts of a customer's page list at most this many rows each, the latest first. */
export const mostShownOfCustomer = 50

/** Sentences about what staff do for customers, used by the API and the pages of the back office. */
export const customerSentences = sentences({
  reasonMissing: { fi_FI: 'Syy puuttuu.', en_GB: 'The reason is missing.' },
  noteMissing: { fi_FI: 'Merkintä puuttuu.', en_GB: 'The note is missing.' },
  identificationMissing: {
    fi_FI: 'Valitse, miten henkilö tunnistettiin.',
    en_GB: 'Choose how the person was identified.',
  },
  notConfirmed: {
    fi_FI: 'Vahvista rastilla, että tiedot poistetaan lopullisesti.',
    en_GB: 'Tick the box to confirm that the data is erased for good.',
  },
})

/** Names an order that an erasure has to wait for. */
export function openOrderSentence(orderNumber: string) {
  return {
    fi_FI: `Tilaus ${orderNumber} on vielä kesken.`,
    en_GB: `Order ${orderNumber} is still open.`,
  }
}
