import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const stockSentences = sentences({
  belowZero: { fi_FI: 'Määrä ei voi olla alle 0.', en_GB: 'The quantity cannot be below 0.' },
  quantityMissing: {
    fi_FI: 'Anna määrä kokonaislukuna.',
    en_GB: 'Please enter the quantity as a whole number.',
  },
  reasonMissing: { fi_FI: 'Valitse syy.', en_GB: 'Please choose a reason.' },
  noteMissing: { fi_FI: 'Kerro syy.', en_GB: 'Please enter the reason.' },
  weekWrong: {
    fi_FI: 'Kirjoita valmistusviikko kuten renkaan kyljessä: 3125 on viikko 31 vuonna 2025.',
    en_GB: 'Enter the production week as on the tyre: 3125 is week 31 of 2025.',
  },
  weekInFuture: { fi_FI: 'Viikko on tulevaisuudessa.', en_GB: 'This week is in the future.' },
  weekTooOld: {
    fi_FI: 'Vähintään 20 vuotta vanhaa rengasta ei oteta varastoon.',
    en_GB: 'A tyre that is 20 or more years old is not taken into stock.',
  },
  weekOld: {
    fi_FI: 'Rengas on yli kolme vuotta vanha. Myydäänkö se niin, että ikä näkyy?',
    en_GB: 'The tyre is more than 3 years old. Sell with its age shown?',
  },
  weekNotAsNew: {
    fi_FI: 'Rengas on yli viisi vuotta vanha. Sitä ei myydä uutena. Otetaanko se silti varastoon?',
    en_GB: 'The tyre is more than 5 years old. It is not sold as new. Take it into stock anyway?',
  },
  eanUnknown: {
    fi_FI: 'Millään tuotteella ei ole tätä EAN-koodia.',
    en_GB: 'No article has this EAN.',
  },
  supplierMissing: { fi_FI: 'Kirjoita toimittaja.', en_GB: 'Please enter the supplier.' },
  deliveryNoteMissing: {
    fi_FI: 'Kirjoita lähetteen numero.',
    en_GB: 'Please enter the number of the delivery note.',
  },
  dateInFuture: {
    fi_FI: 'Toimituspäivä ei voi olla tulevaisuudessa.',
    en_GB: 'The delivery date cannot be in the future.',
  },
  dateMissing: { fi_FI: 'Anna päivä.', en_GB: 'Please enter the date.' },
  priceMissing: {
    fi_FI: 'Anna ostohinta ilman arvonlisäveroa.',
    en_GB: 'Please enter the purchase price without VAT.',
  },
})

const clocks = {
  fi: new Intl.DateTimeFormat('fi-FI', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Helsinki' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Helsinki' }),
}

interface Moved {
  /** How many tyres of this week were sold since the form was opened. */
  readonly sold: number
  /** The change of the stock since then, for whatever reason. */
  readonly change: number
  readonly openedAt: Date
  readonly expected: number
}

/** Says how the stock has changed since a correction was begun, and what the correction would lead to now. */
export function stockMovedSentence({ sold, change, openedAt, expected }: Moved): Sentence {
  const [fi, en] = [clocks.fi.format(openedAt), clocks.en.format(openedAt)]
  if (sold > 0 && sold === -change)
    return {
      fi_FI: `Sen jälkeen, kun aloitit klo ${fi}, on myyty ${sold}. Saldoksi tulisi nyt ${expected}.`,
      en_GB: `${sold} ${sold === 1 ? 'was' : 'were'} sold since you started at ${en}. Expected now: ${expected}.`,
    }
  const signed = change > 0 ? `+${change}` : `−${-change}`
  return {
    fi_FI: `Saldo on muuttunut ${signed} sen jälkeen, kun aloitit klo ${fi}. Saldoksi tulisi nyt ${expected}.`,
    en_GB: `The stock changed by ${signed} since you started at ${en}. Expected now: ${expected}.`,
  }
}

interface HeldTyres {
  readonly held: number
  readonly orders: number
  readonly until: Date
}

/** Says what payments hold of an article, before staff store a smaller stock. */
export function paymentsHoldSentence({ held, orders, until }: HeldTyres): Sentence {
  const [fi, en] = [clocks.fi.format(until), clocks.en.format(until)]
  return {
    fi_FI: `Kesken olevat maksut varaavat ${held} rengasta ${orders} tilaukseen enintään klo ${fi} asti. Maksut, joihin renkaat eivät riitä, palautetaan.`,
    en_GB: `Payments hold ${held} ${held === 1 ? 'tyre' : 'tyres'} for ${orders} ${orders === 1 ? 'order' : 'orders'} until ${en} at the latest. Payments for which there are not enough tyres are refunded.`,
  }
}

export function receivedBySentence(name: string, at: Date): Sentence {
  return {
    fi_FI: `${name} kirjasi tämän varastoon klo ${clocks.fi.format(at)}.`,
    en_GB: `${name} received this at ${clocks.en.format(at)}.`,
  }
}
