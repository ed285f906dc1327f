import type { Sentence } from './sentences.ts'

export const longestBankReference = 60

export const refundSentences = {
  paidOnMissing: { fi_FI: 'Anna maksupäivä.', en_GB: 'Enter the day of the payment.' },
  paidOnWrong: {
    fi_FI: 'Maksupäivä on hyvityspyynnön päivästä tähän päivään.',
    en_GB: 'The day of the payment is from the day on which the refund was requested until today.',
  },
  bankReferenceMissing: {
    fi_FI: 'Anna maksun arkistointitunnus tai viite.',
    en_GB: 'Enter the reference of the payment at the bank.',
  },
  bankReferenceTooLong: {
    fi_FI: `Tunnus voi olla enintään ${longestBankReference} merkkiä.`,
    en_GB: `The reference can have at most ${longestBankReference} characters.`,
  },
} as const satisfies Record<string, Sentence>
