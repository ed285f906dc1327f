import { words } from '../words.ts'

/** The size search on the front page. */
export const finder = words({
  fi: {
    label: 'Hae renkaita',
    size: 'Renkaan koko',
    width: 'Leveys',
    height: 'Profiili',
    diameter: 'Vanne',
    season: 'Kausi',
    brand: 'Merkki',
    loadIndex: 'Kantavuusluokka',
    speedIndex: 'Nopeusluokka',
    all: 'Kaikki',
    search: 'Näytä renkaat',
    reset: 'Tyhjennä haku',
    marking: 'Kokomerkintä',
    moreFilters: 'Lisää suodattimia',
  },
  en: {
    label: 'Search tyres',
    size: 'Tyre size',
    width: 'Width',
    height: 'Height',
    diameter: 'Wheel Diameter',
    season: 'Season',
    brand: 'Brand',
    loadIndex: 'Load index',
    speedIndex: 'Speed index',
    all: 'All',
    search: 'Search',
    reset: 'Reset',
    marking: 'Size marking',
    moreFilters: 'More Filters',
  },
})
