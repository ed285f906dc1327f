import { words } from '@pito/web/words/words'

export const vatWords = words({
  fi: {
    title: 'Arvonlisävero (alv)',
    intro:
      'Tuotteilla ja palveluilla on omat verokantansa. Kierrätysmaksuilla ja toimituksella on tuotteiden verokanta. Voimassa olevaa tai päättynyttä verokantaa ei voi muuttaa eikä poistaa, ja tilausten rivit säilyttävät oman verokantansa.',
    products: 'Tuotteet',
    services: 'Palvelut',
    state: 'Tila',
    past: 'Päättynyt',
    current: 'Voimassa',
    future: 'Tulossa',
    remove: 'Poista',
    removeOf: (kind: string, date: string) => `Poista verokanta, joka alkaa ${date}: ${kind}`,
    add: 'Lisää verokanta',
    added: 'Verokanta on lisätty.',
    preview: (vatNow: string, vatThen: string) =>
      `Verolliset hinnat pysyvät samoina: 100,00 € maksaa edelleen 100,00 €. Siitä veroa on nyt ${vatNow} ja uudella verokannalla ${vatThen}.`,
  },
  en: {
    title: 'VAT rates',
    intro:
      'Products and services have rates of their own. Recycling fees and delivery have the rate of products. A rate that has started cannot be changed or removed, and order lines keep their own rate.',
    products: 'Products',
    services: 'Services',
    state: 'Status',
    past: 'Past',
    current: 'Current',
    future: 'Future',
    remove: 'Remove',
    removeOf: (kind: string, date: string) => `Remove the rate that starts on ${date}: ${kind}`,
    add: 'Add rate',
    added: 'The rate is added.',
    preview: (vatNow: string, vatThen: string) =>
      `Prices including VAT stay the same: what costs 100,00 € still costs 100,00 €. Its VAT is ${vatNow} now and ${vatThen} at the new rate.`,
  },
})
