import type { MenuDraft } from '@pito/server/src/content/index.ts'
import { slugOf } from '../slug-of.ts'

export const seasons: MenuDraft = {
  type: 'season',
  name: { fi: 'Kausi', en: 'Season' },
  imagePath: '/pictures/150/friction-1-hero.avif',
  description: { fi: 'Oikea rengas oikeaan aikaan.', en: 'The right tyre at the right time.' },
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
    season(
      'summer',
      ['Kesärenkaat', 'Sulille teille, märkään ja kuivaan'],
      ['Summer tyres', 'For clear roads, wet and dry'],
    ),
  ],
}

export const vehicles: MenuDraft = {
  type: 'tyre_category',
  name: { fi: 'Ajoneuvo', en: 'Vehicle' },
  description: {
    fi: 'Renkaat ajoneuvon painon ja käytön mukaan.',
    en: 'Tyres by the weight and the use of the vehicle.',
  },
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
      [
        'Kuorma-auto',
        'Rahtina ovelle, ei asennusta. Valitse akselin mukaan: ohjaava akseli vaatii suoran kulun, vetävä akseli pitoa ja perävaunu kestävyyttä. Koko, kantavuus ja nopeusluokka lukevat renkaan kyljessä ja ajoneuvon papereissa. Autamme valinnassa puhelimessa.',
      ],
      [
        'Truck',
        'By freight to the door, no fitting. Choose by axle: a steer axle wants a straight course, a drive axle grip and a trailer endurance. Size, load and speed stand on the sidewall and in the papers of the vehicle. We help you to choose on the phone.',
      ],
    ),
  ],
}

export const brands: MenuDraft = {
  type: 'brand',
  name: { fi: 'Merkki', en: 'Brand' },
  description: {
    fi: 'Kaikki mallit ja koot yhdessä paikassa.',
    en: 'All its models and sizes in one place.',
  },
  children: ['Nokian Tyres', 'Continental', 'Michelin', 'Hankook', 'Nordman', 'Yokohama'].map(brand),
}

export const sizes: MenuDraft = {
  type: 'tyre_size',
  name: { fi: 'Koko', en: 'Size' },
  description: {
    fi: 'Näet heti, mitä tämä koko maksaa ja mitä on varastossa.',
    en: 'See at once what this size costs and what is in stock.',
  },
  link: { fi: '/renkaat', en: '/tyres' },
  children: ['205/55 R16', '195/65 R15', '225/45 R17', '215/60 R16', '235/55 R18'].map(size),
}

type NameAndDescription = readonly [name: string, description: string]

function season(slug: string, fi: NameAndDescription, en: NameAndDescription): MenuDraft {
  return { type: 'season', slug, ...inBoth(fi, en) }
}

function vehicle(slug: string, fi: NameAndDescription, en: NameAndDescription): MenuDraft {
  return { type: 'tyre_category', slug, ...inBoth(fi, en) }
}

function brand(name: string): MenuDraft {
  return { type: 'brand', slug: slugOf(name), name: everywhere(name) }
}

function size(name: string): MenuDraft {
  return { type: 'tyre_size', slug: name.replace('/', '-').replace(' ', ''), name: everywhere(name) }
}

function inBoth(fi: NameAndDescription, en: NameAndDescription) {
  return { name: { fi: fi[0], en: en[0] }, description: { fi: fi[1], en: en[1] } }
}

function everywhere(text: string) {
  return { fi: text, en: text }
}
