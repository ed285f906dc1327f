import { seasonOf } from '@pito/contracts/values/tyre-season'
import { sizeOfLanding } from '@pito/contracts/values/tyre-size'
import { vehicleTypeOfSlug } from '@pito/contracts/values/vehicle-type'
import type { MenuDraft } from '@pito/server/src/content/index.ts'

export const seasons: MenuDraft = {
  type: 'season',
  name: { fi: 'Kausi', en: 'Season' },
  children: [
    season(
      'winter-studded',
      ['Nastarenkaat', 'Varmin pito jäällä ja polanteella'],
      ['Studded tyres', 'The surest grip on ice and packed snow'],
    ),
    season(
      'winter-friction',
      ['Kitkarenkaat', 'Hiljaiset, kaupunkiin ja moottoritielle'],
      ['Friction tyres', 'Quiet, for town and motorway'],
    ),
    season(
      'all-season',
      ['Ympärivuotiset', 'Etelän leutoihin talviin'],
      ['All-season tyres', 'For the mild winters of the south'],
    ),
    season('summer', ['Kesärenkaat', 'Ensi kevääksi'], ['Summer tyres', 'For next spring']),
  ],
}

export const vehicles: MenuDraft = {
  type: 'tyre_category',
  name: { fi: 'Ajoneuvo', en: 'Vehicle' },
  children: [
    vehicle(
      'car-suv-4x4',
      ['Henkilöauto ja SUV', 'Pikkuautosta maasturiin'],
      ['Car and SUV', 'From small cars to four-wheel drives'],
    ),
    vehicle(
      'light-commercial-vehicles',
      ['Pakettiauto', 'C-kantavuus, työajoon'],
      ['Van', 'C load rating, for work'],
    ),
    vehicle(
      'trucks',
      ['Kuorma-auto', 'Rahtina ovelle, ei asennusta'],
      ['Truck', 'By freight to the door, no fitting'],
    ),
  ],
}

export const brands: MenuDraft = {
  type: 'brand',
  name: { fi: 'Merkki', en: 'Brand' },
  children: ['Nokian Tyres', 'Continental', 'Michelin', 'Hankook', 'Nordman', 'Yokohama'].map(brand),
}

export const sizes: MenuDraft = {
  type: 'tyre_size',
  name: { fi: 'Koko', en: 'Size' },
  children: [
    ...['205/55 R16', '195/65 R15', '225/45 R17', '215/60 R16', '235/55 R18'].map(size),
    {
      type: 'custom_link',
      name: { fi: 'Kaikki koot', en: 'All sizes' },
      link: { fi: '/renkaat', en: '/tyres' },
    },
  ],
}

type NameAndDescription = readonly [name: string, description: string]

function season(slug: string, fi: NameAndDescription, en: NameAndDescription): MenuDraft {
  return { type: 'season', slug, ...inBoth(fi, en), link: list({ tyre_season: seasonOf(slug)?.name ?? '' }) }
}

function vehicle(slug: string, fi: NameAndDescription, en: NameAndDescription): MenuDraft {
  return { type: 'tyre_category', slug, ...inBoth(fi, en), link: vehicleLink(slug) }
}

function brand(name: string): MenuDraft {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { type: 'brand', slug, name: everywhere(name), link: list({ brand: name }) }
}

function size(name: string): MenuDraft {
  const slug = name.replace('/', '-').replace(' ', '')
  return { type: 'tyre_size', slug, name: everywhere(name), link: sizeLink(slug) }
}

/** The list with one filter set: the landing pages of seasons, brands and sizes come in a room of their own. */
function list(filter: Record<string, string>) {
  const query = new URLSearchParams(filter)
  return { fi: `/renkaat?${query}`, en: `/tyres?${query}` }
}

function vehicleLink(slug: string) {
  const type = vehicleTypeOfSlug(slug)
  return type ? { fi: `/renkaat/${type.slug_fi}`, en: `/tyres/${type.slug_en}` } : list({})
}

function sizeLink(landing: string) {
  const { width = 0, aspectRatio = 0, diameter = 0 } = sizeOfLanding(landing) ?? {}
  return list({ width: `${width}`, height: `${aspectRatio}`, diameter: `${diameter}` })
}

function inBoth(fi: NameAndDescription, en: NameAndDescription) {
  return { name: { fi: fi[0], en: en[0] }, description: { fi: fi[1], en: en[1] } }
}

function everywhere(text: string) {
  return { fi: text, en: text }
}
