import { words } from '@pito/web/words/words'

/** Texts of "Use my location" and the reasons why it may fail. */
export const location = words({
  fi: {
    use: 'Käytä sijaintiani',
    denied:
      'Selain ei saanut lupaa käyttää sijaintiasi. Salli sijainti selaimen asetuksista tai kirjoita osoite tai postinumero.',
    unknown: 'Sijaintiasi ei saatu selville. Kirjoita osoite tai postinumero.',
    abroad: 'Sijaintisi ei näytä olevan Suomessa. Kirjoita suomalainen osoite tai postinumero.',
    failed: 'Sijaintiasi ei voitu juuri nyt hakea. Yritä uudelleen tai kirjoita osoite tai postinumero.',
  },
  en: {
    use: 'Use my location',
    denied:
      'The browser has no permission to use your location. Allow it in the browser’s settings, or type an address or postcode.',
    unknown: 'Your location could not be found out. Type an address or postcode.',
    abroad: 'You do not seem to be in Finland. Type a Finnish address or postcode.',
    failed: 'Your location cannot be looked up at the moment. Try again, or type an address or postcode.',
  },
})
