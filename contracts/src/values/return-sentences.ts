import { sentences } from './sentences.ts'

/** Sentences about the fields of cancellations, notices of withdrawal and returns. */
export const returnSentences = sentences({
  choose: { fi_FI: 'Valitse jokin vaihtoehto.', en_GB: 'Choose one of the options.' },
  sentOnMissing: {
    fi_FI: 'Kirjoita päivä, jona ilmoitus lähetettiin.',
    en_GB: 'Enter the day on which the notice was sent.',
  },
  sentOnInFuture: { fi_FI: 'Päivä on vasta tulossa.', en_GB: 'This day is still to come.' },
  sentOnBeforeOrder: {
    fi_FI: 'Päivä on ennen tilauksen maksamista.',
    en_GB: 'This day is before the order was paid.',
  },
})
