import type { OfferDraft } from '@pito/server/src/content/index.ts'

interface Line {
  readonly art: string
  readonly label: { readonly fi: string; readonly en: string }
  readonly url: { readonly fi: string; readonly en: string }
}

const lines: readonly Line[] = [
  {
    art: 'studded',
    label: { fi: 'Nastarenkaat liukkaimpiin aamuihin', en: 'Studded tyres for the slipperiest mornings' },
    url: season('Winter Studded'),
  },
  {
    art: 'delivery',
    label: { fi: 'Perille ilman kuljetusmaksua', en: 'Delivered without a charge' },
    url: { fi: '/kampanja/talvi-2026', en: '/campaign/talvi-2026' },
  },
  {
    art: 'friction',
    label: { fi: 'Kitkarenkaat kaupunkiin ja moottoritielle', en: 'Friction tyres for town and motorway' },
    url: season('Winter Friction'),
  },
  {
    art: 'van',
    label: { fi: 'Pakettiauton talvirenkaat työajoon', en: 'Winter tyres for vans at work' },
    url: season('Winter Friction,Winter Studded,Winter Studdable', {
      fi: '/renkaat/pakettiautot',
      en: '/tyres/light-commercial-vehicles',
    }),
  },
  {
    art: 'summer',
    label: { fi: 'Kesärenkaat ajoissa ensi kevääksi', en: 'Summer tyres, in time for spring' },
    url: season('Summer'),
  },
  {
    art: 'truck',
    label: { fi: 'Kuorma-auton renkaat rahtina ovelle', en: 'Truck tyres by freight to the door' },
    url: { fi: '/renkaat/kuorma-autot', en: '/tyres/trucks' },
  },
]

/**
 * The offers of the front page. Their pictures are made by tools/draw-offers.ts; each picture contains a word, so
 * there is one for each language.
 */
export const offers: readonly OfferDraft[] = lines.map(({ art, ...line }, position) => ({
  ...line,
  position,
  imageBasePath: '/pictures/600/',
  image: { fi: `offer-${art}-fi.avif`, en: `offer-${art}-en.avif` },
}))

function season(names: string, list = { fi: '/renkaat', en: '/tyres' }) {
  const query = `tyre_season=${names.replaceAll(' ', '+')}`
  return { fi: `${list.fi}?${query}`, en: `${list.en}?${query}` }
}
