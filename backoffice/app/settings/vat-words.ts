import { words } from '@pito/web/words/words'

export const vatWords = words({
  fi: {
    title: 'Arvonlisävero',
    intro:
      'Verokanta koskee tuotteita ja palveluja. Voimassa olevaa tai päättynyttä verokantaa ei voi muuttaa, ja tilausten rivit säilyttävät oman verokantansa.',
    validFrom: 'Voimassa alkaen',
    rate: 'Verokanta',
    rateHint: 'Prosentteina, esimerkiksi 25,5',
    state: 'Tila',
    past: 'Päättynyt',
    current: 'Voimassa',
    future: 'Tulossa',
    remove: 'Poista',
    removeOf: (date: string) => `Poista verokanta, joka alkaa ${date}`,
    add: 'Lisää verokanta',
    added: 'Verokanta on lisätty.',
    preview: (vatNow: string, vatThen: string) =>
      `Verolliset hinnat pysyvät samoina: 100,00 € maksaa edelleen 100,00 €. Siitä veroa on nyt ${vatNow} ja uudella verokannalla ${vatThen}.`,
  },
  en: {
    title: 'VAT rates',
    intro:
      'The rate applies to products and services. A rate that has started cannot be changed, and order lines keep their own rate.',
    validFrom: 'Valid from',
    rate: 'Rate',
    rateHint: 'In per cent, such as 25,5',
    state: 'Status',
    past: 'Past',
    current: 'Current',
    future: 'Future',
    remove: 'Remove',
    removeOf: (date: string) => `Remove the rate that starts on ${date}`,
    add: 'Add rate',
    added: 'The rate is added.',
    preview: (vatNow: string, vatThen: string) =>
      `Prices including VAT stay the same: what costs 100,00 € still costs 100,00 €. Its VAT is ${vatNow} now and ${vatThen} at the new rate.`,
  },
})
