import { words } from '@pito/web/words/words'

/** Texts of the fields for a place, and of the bar that names the place that the shop remembers. */
export const placeWords = words({
  fi: {
    place: 'Postinumero tai paikkakunta',
    fitted: 'Asennettuna autoosi',
    show: 'Näytä',
    near: (place: string) => `Asennus lähellä: ${place}`,
    at: (point: string) => `Asennuspiste: ${point}`,
    change: 'Vaihda',
    pick: 'Valitse asennuspiste',
    close: 'Sulje',
    missing: 'Osoite on pakollinen.',
    unknown: 'Emme löytäneet tätä paikkaa Suomesta. Kokeile postinumeroa tai paikkakuntaa.',
    nearMe: 'Lähellä minua',
  },
  en: {
    place: 'Postcode or town',
    fitted: 'Fitted on your car',
    show: 'Show',
    near: (place) => `Fitting near: ${place}`,
    at: (point) => `Service point: ${point}`,
    change: 'Change',
    pick: 'Choose a service point',
    close: 'Close',
    missing: 'Address is required.',
    unknown: 'We did not find this place in Finland. Try a postcode or a town.',
    nearMe: 'Near me',
  },
})
