import { sentences } from './sentences.ts'

/** Sentences about fields of the forms for sending orders. */
export const sendingSentences = sentences({
  trackingNumber: {
    fi_FI: 'Seurantatunnuksessa on 6–40 merkkiä: kirjaimia A–Z, numeroita ja yhdysviivoja.',
    en_GB: 'A tracking number has 6 to 40 characters: letters A to Z, digits and hyphens.',
  },
  tooManyParcels: {
    fi_FI: 'Tilauksessa on enintään 20 seurantatunnusta.',
    en_GB: 'An order has 20 tracking numbers at most.',
  },
  noteMissing: { fi_FI: 'Kirjoita, mitä tapahtui.', en_GB: 'Please write what happened.' },
  noteTooLong: { fi_FI: 'Tekstissä on enintään 500 merkkiä.', en_GB: 'The text has 500 characters at most.' },
  dayMissing: { fi_FI: 'Anna toimituspäivä.', en_GB: 'Please enter the day of delivery.' },
  dayImpossible: {
    fi_FI: 'Toimituspäivä on aikaisintaan lähetyspäivä ja viimeistään tänään.',
    en_GB: 'The day of delivery is not before the tyres were sent, and not in the future.',
  },
})
