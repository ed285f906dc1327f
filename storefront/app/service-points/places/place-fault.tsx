import { useWords, words } from '@pito/web/words/words'

/** The reasons why a field for a place has no place, apart from those that the server also renders. */
const placeFaults = words({
  fi: {
    noNames: 'Paikkaehdotuksia ei voitu ladata. Kirjoita postinumero tai paikkakunta ja paina Enter.',
    unavailable: 'Paikkoja ei voitu juuri nyt hakea. Yritä hetken kuluttua uudelleen.',
    denied:
      'Selain ei saanut lupaa käyttää sijaintiasi. Salli sijainti selaimen asetuksista tai kirjoita postinumero.',
    late: 'Sijaintiasi ei saatu selville 10 sekunnissa. Kirjoita postinumero tai paikkakunta.',
    abroad: 'Sijaintisi ei näytä olevan Suomessa. Kirjoita suomalainen postinumero tai paikkakunta.',
    unsupported: 'Tämä selain ei osaa kertoa sijaintiasi. Kirjoita postinumero tai paikkakunta.',
    failed: 'Sijaintiasi ei voitu juuri nyt hakea. Yritä uudelleen tai kirjoita postinumero.',
  },
  en: {
    noNames: 'Suggestions of places could not be loaded. Type a postcode or a town and press Enter.',
    unavailable: 'Places cannot be searched at the moment. Try again in a moment.',
    denied:
      'The browser has no permission to use your location. Allow it in the browser’s settings, or type a postcode.',
    late: 'Your location could not be found within 10 seconds. Type a postcode or a town.',
    abroad: 'You do not seem to be in Finland. Type a Finnish postcode or town.',
    unsupported: 'This browser cannot tell your location. Type a postcode or a town.',
    failed: 'Your location cannot be looked up at the moment. Try again, or type a postcode.',
  },
})

export type PlaceFaultName = keyof (typeof placeFaults)['fi']

/** Shows the reason below the field. Few visitors see one, so the code is loaded only when it is needed. */
export function PlaceFault({ fault }: { fault: PlaceFaultName }) {
  return useWords(placeFaults)[fault]
}
