import { words } from '@pito/web/words/words'

/** Texts of the earliest fitting near the visitor, on product pages and in lists. */
export const fittingWords = words({
  fi: {
    title: 'Asennettuna autoosi',
    askTyre: 'Paljonko asennettuna ja milloin? Kirjoita postinumerosi.',
    askList: 'Asennusajat lähelläsi: postinumero',
    show: 'Näytä',
    missing: 'Postinumero on pakollinen.',
    unknown: 'Emme löytäneet tätä paikkaa Suomesta.',
    failed: 'Asennusaikaa ei voitu hakea',
    loading: 'Haetaan asennusaikaa…',
    near: (place: string) => `Asennus lähellä: ${place}`,
    none: (place: string) => `Kukaan ei juuri nyt asenna tätä rengasta lähellä paikkaa ${place}.`,
    change: 'Vaihda paikka',
    shown: (place: string, count: number) =>
      `Asennus lähellä: ${place}. Asennusaika näkyy ${count === 1 ? 'yhden renkaan' : `${count} renkaan`} kohdalla.`,
    fitted: (day: string, time: string) => `Asennettuna ${day} klo\u00a0${time}`,
    set: (count: number, price: string) => `${count}\u00a0kpl ${price.replaceAll(' ', '\u00a0')}`,
  },
  en: {
    title: 'Fitted on your car',
    askTyre: 'When, and for how much with fitting? Type your postcode.',
    askList: 'Fitting times near you: postcode',
    show: 'Show',
    missing: 'Postcode is required.',
    unknown: 'We did not find this place in Finland.',
    failed: 'The fitting time could not be loaded',
    loading: 'Looking for a fitting time…',
    near: (place: string) => `Fitting near ${place}`,
    none: (place: string) => `Nobody near ${place} fits this tyre at the moment.`,
    change: 'Change place',
    shown: (place, count) =>
      `Fitting near ${place}. The fitting time is shown for ${count === 1 ? 'one tyre' : `${count} tyres`}.`,
    fitted: (day: string, time: string) => `Fitted ${day} at\u00a0${time}`,
    set: (count: number, price: string) => `${count}\u00a0pcs ${price.replaceAll(' ', '\u00a0')}`,
  },
})
