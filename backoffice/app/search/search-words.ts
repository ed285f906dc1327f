import { words } from '@pito/web/words/words'

export const searchWords = words({
  fi: {
    search: 'Hae kaikkialta',
    label: 'Nimi, numero, EAN, koko tai rekisterinumero',
    orders: 'Tilaukset',
    close: 'Sulje haku',
    articles: 'Tuotteet',
    models: 'Mallit',
    brands: 'Merkit',
    promoCodes: 'Alennuskoodit',
    screens: 'Sivut',
    settings: 'Asetukset',
    nothing: (text: string) => `Mitään ei löytynyt haulla ${text}.`,
    found: (count: number) => (count === 1 ? '1 tulos' : `${count} tulosta`),
    failed: 'Haku ei onnistunut. Yritä uudelleen.',
  },
  en: {
    search: 'Search everything',
    label: 'Name, number, EAN, size or licence plate',
    close: 'Close the search',
    orders: 'Orders',
    articles: 'Articles',
    models: 'Models',
    brands: 'Brands',
    promoCodes: 'Promo codes',
    screens: 'Screens',
    settings: 'Settings',
    nothing: (text: string) => `Nothing found for ${text}.`,
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    failed: 'The search failed. Please try again.',
  },
})
