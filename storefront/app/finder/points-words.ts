import { words } from '../words/words.ts'

/** The search for a service point. */
export const points = words({
  fi: {
    address: 'Osoite tai postinumero',
    inFinland: 'Haemme Suomesta.',
    addressMissing: 'Osoite on pakollinen.',
    vehicle: 'Ajoneuvo',
    vehicles: ['Kaikki', 'Henkilöauto', 'Pakettiauto'],
    distance: 'Etäisyys',
    anyDistance: 'Kaikki',
    show: 'Näytä asennuspisteet',
  },
  en: {
    address: 'Address or post code',
    inFinland: 'We search in Finland.',
    addressMissing: 'Address is required.',
    vehicle: 'Vehicle type',
    vehicles: ['All', 'Car', 'Van'],
    distance: 'Distance',
    anyDistance: 'All',
    show: 'Show service points',
  },
})
