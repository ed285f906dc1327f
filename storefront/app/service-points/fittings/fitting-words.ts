import { words } from '@pito/web/words/words'

const numbersFi = ['', 'Yksi', 'Kaksi', 'Kolme', 'Neljä']
const numbersEn = ['', 'One', 'Two', 'Three', 'Four']
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Texts of fittings near the visitor, on product pages and in lists. */
export const fittingWords = words({
  fi: {
    failed: 'Asennusaikaa ei voitu hakea',
    loading: 'Haetaan asennusaikaa…',
    none: 'Ei asennusta 100\u00a0km:n säteellä',
    shown: (place: string, count: number) =>
      `Asennus lähellä: ${place}. Asennusaika näkyy ${count === 1 ? 'yhden renkaan' : `${count} renkaan`} kohdalla.`,
    fitted: (count: number) => unbroken(`${numbersFi[count] ?? count} asennettuna `),
    at: (day: string, time: string) => unbroken(`${day} klo ${time}`),
    earliest: 'varhaisin aika',
    nearest: 'lähin',
    cheapest: 'edullisin',
    and: 'ja',
  },
  en: {
    failed: 'The fitting time could not be loaded',
    loading: 'Looking for a fitting time…',
    none: 'No fitting within 100\u00a0km',
    shown: (place, count) =>
      `Fitting near ${place}. The fitting time is shown for ${count === 1 ? 'one tyre' : `${count} tyres`}.`,
    fitted: (count) => unbroken(`${numbersEn[count] ?? count} fitted `),
    at: (day, time) => unbroken(`${day} at ${time}`),
    earliest: 'earliest time',
    nearest: 'nearest',
    cheapest: 'cheapest',
    and: 'and',
  },
})
