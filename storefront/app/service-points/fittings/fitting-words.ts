import { words } from '@pito/web/words/words'

/** Texts of the earliest fitting near the visitor, on product pages and in lists. */
export const fittingWords = words({
  fi: {
    title: 'Asennettuna autoosi',
    failed: 'Asennusaikaa ei voitu hakea',
    loading: 'Haetaan asennusaikaa…',
    none: (place: string) => `Kukaan ei juuri nyt asenna tätä rengasta lähellä paikkaa ${place}.`,
    shown: (place: string, count: number) =>
      `Asennus lähellä: ${place}. Asennusaika näkyy ${count === 1 ? 'yhden renkaan' : `${count} renkaan`} kohdalla.`,
    fitted: (day: string, time: string) => `Asennettuna ${day} klo\u00a0${time}`,
    set: (count: number, price: string) => `${count}\u00a0kpl ${price.replaceAll(' ', '\u00a0')}`,
  },
  en: {
    title: 'Fitted on your car',
    failed: 'The fitting time could not be loaded',
    loading: 'Looking for a fitting time…',
    none: (place: string) => `Nobody near ${place} fits this tyre at the moment.`,
    shown: (place, count) =>
      `Fitting near ${place}. The fitting time is shown for ${count === 1 ? 'one tyre' : `${count} tyres`}.`,
    fitted: (day: string, time: string) => `Fitted ${day} at\u00a0${time}`,
    set: (count: number, price: string) => `${count}\u00a0pcs ${price.replaceAll(' ', '\u00a0')}`,
  },
})
