import { words } from '@pito/web/words/words'

/** Texts of the pages that list service points by town. */
export const townWords = words({
  fi: {
    title: 'Asennuspisteet paikkakunnittain',
    description: 'Kaikki rengasasennuspisteet paikkakunnittain: hinnat, aukioloajat ja vapaat ajat.',
    lead: (points: number, towns: number) =>
      `${points}\u00a0asennuspistettä, ${towns}\u00a0${towns === 1 ? 'paikkakunta' : 'paikkakuntaa'}.`,
    count: (points: number) => `${points}\u00a0${points === 1 ? 'piste' : 'pistettä'}`,
    leadOf: (service: string | null, lead: string) => (service === null ? lead : `${service}: ${lead}`),
    town: (town: string) => `Asennuspisteet: ${town}`,
    townLead: (points: number) =>
      `${points}\u00a0${points === 1 ? 'asennuspiste' : 'asennuspistettä'}. Vertaa hintoja ja seuraavia vapaita aikoja.`,
    townDescription: (town: string, points: number) =>
      `Rengasasennus, ${town}: ${points}\u00a0${points === 1 ? 'asennuspiste' : 'asennuspistettä'}, hinnat, aukioloajat ja seuraavat vapaat ajat.`,
    some: (shown: number) => `Näytämme ${shown} ensimmäistä. Hae osoitteella nähdäksesi lähimmät.`,
    search: 'Hae osoitteella',
    all: 'Kaikki paikkakunnat',
  },
  en: {
    title: 'Service points by town',
    description: 'All tyre fitting service points by town: prices, opening hours and free times.',
    lead: (points, towns) =>
      `${points}\u00a0service points in ${towns}\u00a0${towns === 1 ? 'town' : 'towns'}.`,
    count: (points) => `${points}\u00a0${points === 1 ? 'point' : 'points'}`,
    leadOf: (service, lead) => (service === null ? lead : `${service}: ${lead}`),
    town: (town) => `Service points in ${town}`,
    townLead: (points) =>
      `${points}\u00a0service ${points === 1 ? 'point' : 'points'}. Compare prices and the next free times.`,
    townDescription: (town, points) =>
      `Tyre fitting in ${town}: ${points}\u00a0service ${points === 1 ? 'point' : 'points'}, prices, opening hours and the next free times.`,
    some: (shown) => `The first ${shown} are shown. Search by address to see the nearest.`,
    search: 'Search by address',
    all: 'All towns',
  },
})
