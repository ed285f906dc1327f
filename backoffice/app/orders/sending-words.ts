import { words } from '@pito/web/words/words'

/** Texts about sending orders, on the page of an order, on the page for many orders and in the list. */
export const sendingWords = words({
  fi: {
    parcels: 'Seurantatunnukset',
    parcelsHint: 'Yksi tunnus riville.',
    noParcels: 'Ei seurantatunnuksia.',
    saveParcels: 'Tallenna tunnukset',
    waits: (time: string) =>
      `Asiakas saa viestin lähetyksestä ja Klarna-maksu veloitetaan vasta ${time}. Siihen asti lähetyksen voi kumota.`,
    stop: 'Pysäytä: peruttu',
    stopHint:
      'Tilaus peruttiin, kun sitä oli jo alettu käsitellä. Älä lähetä sitä, vaan palauta renkaat hyllyyn.',
    note: 'Mitä tapahtui',
    noteHint: 'Näkyy tilauksen tapahtumissa, ei asiakkaalle.',
    sendEmail: 'Lähetä asiakkaalle viesti, että renkaat eivät ole vielä lähteneet',
    correctSend: 'Palauta pakatuksi',
    deliveredOn: 'Toimituspäivä',
    deliveredOnHint: 'Peruuttamisaika pitenee, jos uusi päivä on myöhempi. Aikaisempi päivä ei lyhennä sitä.',
    reason: 'Syy',
    correctDelivery: 'Oikaise toimituspäivä',
    withdrawUntil: 'Viimeinen peruuttamispäivä',
  },
  en: {
    parcels: 'Tracking numbers',
    parcelsHint: 'One number on each line.',
    noParcels: 'No tracking numbers.',
    saveParcels: 'Save the numbers',
    waits: (time) =>
      `The e-mail to the customer and the capture of a Klarna payment wait until ${time}. Until then the sending can be undone.`,
    stop: 'Stop: cancelled',
    stopHint:
      'The order was cancelled when work on it had begun. Do not send it; put the tyres back on the shelf.',
    note: 'What happened',
    noteHint: 'Shown in the timeline of the order, not to the customer.',
    sendEmail: 'Tell the customer by e-mail that the tyres have not left yet',
    correctSend: 'Return to packed',
    deliveredOn: 'Day of delivery',
    deliveredOnHint:
      'The withdrawal period becomes longer if the new day is later. An earlier day does not shorten it.',
    reason: 'Reason',
    correctDelivery: 'Correct the day',
    withdrawUntil: 'Last day of withdrawal',
  },
})
