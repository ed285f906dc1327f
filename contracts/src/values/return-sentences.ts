import { sentences } from './sentences.ts'

/** Sentences about the fields of cancellations, notices of withdrawal and returns. */
export const returnSentences = sentences({
  choose: { fi_FI: 'Valitse jokin vaihtoehto.', en_GB: 'Choose one of the options.' },
  sentOnMissing: {
    fi_FI: 'Kirjoita päivä, jona ilmoitus lähetettiin.',
    en_GB: 'Enter the day on which the notice was sent.',
  },
  photoMissing: {
    fi_FI: 'Lisää kuva vaurioituneesta renkaasta.',
    en_GB: 'Add a photo of the damaged tyre.',
  },
  nothingBooked: {
    fi_FI: 'Kirjoita vähintään yhden renkaan määrä.',
    en_GB: 'Enter the quantity of at least one tyre.',
  },
  quantity: { fi_FI: 'Määrä on kokonaisluku 0–999.', en_GB: 'A quantity is a whole number, 0 to 999.' },
  deductionAmount: {
    fi_FI: 'Kirjoita vähennys euroina, esimerkiksi 25,00.',
    en_GB: 'Enter the deduction in euros, such as 25.00.',
  },
  refundMissing: {
    fi_FI: 'Kirjoita palautus joko prosentteina tai euroina.',
    en_GB: 'Enter the refund either in percent or in euros.',
  },
  refundTooMuch: {
    fi_FI: 'Palautus on enemmän kuin renkaista on maksettu.',
    en_GB: 'The refund is more than was paid for the tyres.',
  },
  deadlineMissing: {
    fi_FI: 'Kirjoita päivä, johon mennessä renkaat palautetaan.',
    en_GB: 'Enter the day by which the tyres are returned.',
  },
  deadlinePast: { fi_FI: 'Päivä on jo mennyt.', en_GB: 'This day is over.' },
  sentOnInFuture: { fi_FI: 'Päivä on vasta tulossa.', en_GB: 'This day is still to come.' },
  sentOnBeforeOrder: {
    fi_FI: 'Päivä on ennen tilauksen maksamista.',
    en_GB: 'This day is before the order was paid.',
  },
})
