import type { Sentence } from './sentences.ts'

export const longestBankReference = 60
export const longestRefundNote = 500

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
  quantityOrAmount: {
    fi_FI: 'Anna riville joko kappaleet tai summa, ei molempia.',
    en_GB: 'Enter either pieces or an amount for a line, not both.',
  },
  nothingChosen: {
    fi_FI: 'Valitse ainakin yhdeltä riviltä kappaleet tai anna summa.',
    en_GB: 'Choose pieces or enter an amount for at least one line.',
  },
  lineTwice: { fi_FI: 'Rivi on mainittu kahdesti.', en_GB: 'A line is named twice.' },
  lineUnknown: { fi_FI: 'Tilauksessa ei ole tällaista riviä.', en_GB: 'The order has no such line.' },
  lineTooMuch: {
    fi_FI: 'Riviltä voi palauttaa enää enintään',
    en_GB: 'The most that can still be refunded of the line is',
  },
  amountUnreadable: {
    fi_FI: 'Kirjoita summa euroina, esimerkiksi 12,50.',
    en_GB: 'Write the amount in euros, such as 12.50.',
  },
  noteMissing: { fi_FI: 'Kirjoita selite.', en_GB: 'Write an explanation.' },
  noteTooLong: {
    fi_FI: `Selite voi olla enintään ${longestRefundNote} merkkiä.`,
    en_GB: `The explanation can have at most ${longestRefundNote} characters.`,
  },
  noTyresChosen: {
    fi_FI: 'Varastoon palautetaan vain renkaita, joiden kappaleet on valittu.',
    en_GB: 'Only tyres whose pieces are chosen can go back into stock.',
  },
} as const satisfies Record<string, Sentence>
