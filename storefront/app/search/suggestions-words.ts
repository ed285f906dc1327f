import { words } from '@pito/web/words/words'

/** Texts of the suggestions below the search field. */
export const suggestionWords = words({
  fi: {
    list: 'Ehdotukset',
    clear: 'Tyhjennä',
    sizes: 'Koot',
    names: 'Merkit ja mallit',
    tyres: 'Renkaat',
    'service-points': 'Asennuspisteet',
    pages: 'Sivut',
    count: (count: number) => (count === 1 ? '1 ehdotus' : `${count} ehdotusta`),
    none: 'Ei ehdotuksia',
    four: (price: string) => `${price} / 4 kpl`,
  },
  en: {
    list: 'Suggestions',
    clear: 'Clear',
    sizes: 'Sizes',
    names: 'Brands and models',
    tyres: 'Tyres',
    'service-points': 'Service points',
    pages: 'Pages',
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    none: 'No suggestions',
    four: (price) => `${price} for four`,
  },
})
