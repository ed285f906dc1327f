import { words } from '@pito/web/words/words'

/** Texts of the fields for a place, and of the bar that names the place that the shop remembers. */
export const placeWords = words({
  fi: {
    place: 'Postinumero tai paikkakunta',
    show: 'Näytä',
    near: (place: string) => `Asennus lähellä: ${place}`,
    at: (point: string) => `Asennuspiste: ${point}`,
    change: 'Vaihda',
    pick: 'Valitse asennuspiste',
    close: 'Sulje',
    missing: 'Osoite on pakollinen.',
    unknown: 'Emme löytäneet tätä paikkaa Suomesta. Kokeile postinumeroa tai paikkakuntaa.',
    noNames: 'Paikkaehdotuksia ei voitu ladata. Kirjoita postinumero tai paikkakunta ja paina Enter.',
    nearMe: 'Lähellä minua',
    denied:
      'Selain ei saanut lupaa käyttää sijaintiasi. Salli sijainti selaimen asetuksista tai kirjoita postinumero.',
    late: 'Sijaintiasi ei saatu selville 10 sekunnissa. Kirjoita postinumero tai paikkakunta.',
    abroad: 'Sijaintisi ei näytä olevan Suomessa. Kirjoita suomalainen postinumero tai paikkakunta.',
    unsupported: 'Tämä selain ei osaa kertoa sijaintiasi. Kirjoita postinumero tai paikkakunta.',
    failed: 'Sijaintiasi ei voitu juuri nyt hakea. Yritä uudelleen tai kirjoita postinumero.',
  },
  en: {
    place: 'Postcode or town',
    show: 'Show',
    near: (place) => `Fitting near: ${place}`,
    at: (point) => `Service point: ${point}`,
    change: 'Change',
    pick: 'Choose a service point',
    close: 'Close',
    missing: 'Address is required.',
    unknown: 'We did not find this place in Finland. Try a postcode or a town.',
    noNames: 'Suggestions of places could not be loaded. Type a postcode or a town and press Enter.',
    nearMe: 'Near me',
    denied:
      'The browser has no permission to use your location. Allow it in the browser’s settings, or type a postcode.',
    late: 'Your location could not be found within 10 seconds. Type a postcode or a town.',
    abroad: 'You do not seem to be in Finland. Type a Finnish postcode or town.',
    unsupported: 'This browser cannot tell your location. Type a postcode or a town.',
    failed: 'Your location cannot be looked up at the moment. Try again, or type a postcode.',
  },
})
