import { join } from 'node:path'
import type { MenuDraft } from '../add-menu.ts'

/** The view of a tyre in its pictures: the whole tyre, or the tread, which shows no name on the sidewall. */
type View = 'hero' | 'close'

/** The items of a menu that a demo has because it knows its catalogue. */
interface ItemsOfDemo {
  readonly brands: MenuDraft
  readonly model: MenuDraft
}

/** The folder with the pictures of the menu, which are copies of two pictures of the demo. */
export const draftPictures = join(import.meta.dirname, 'pictures')

const allTyres = { fi: '/renkaat', en: '/tyres' }

/**
 * Returns the menu of a new shop. It shows the tread in place of the whole tyre, whose sidewall names the demo, unless
 * the items of the demo are given.
 */
export function draftMenu(ofDemo?: ItemsOfDemo): readonly MenuDraft[] {
  const view = ofDemo ? 'hero' : 'close'
  return [
    {
      type: 'custom_link',
      name: { fi: 'Renkaat', en: 'Tyres' },
      link: allTyres,
      children: [
        seasons(view),
        vehicles,
        ...(ofDemo ? [ofDemo.brands] : []),
        sizes,
        {
          type: 'article',
          slug: 'studded-or-friction',
          imagePath: `/pictures/300/studded-2-${view}.avif`,
          name: { fi: 'Nasta vai kitka?', en: 'Studded or friction?' },
          description: {
            fi: 'Kumpi sopii sinun talveesi? Lue erot ja valitse rauhassa.',
            en: 'Which suits your winter? Read the differences and choose in peace.',
          },
          link: everywhere('/information/studded-or-friction'),
        },
        ...(ofDemo ? [ofDemo.model] : []),
        { type: 'custom_link', name: { fi: 'Kaikki renkaat', en: 'All tyres' }, link: allTyres },
        {
          type: 'custom_link',
          name: { fi: 'Vertaa renkaita', en: 'Compare tyres' },
          link: everywhere('/compare'),
        },
      ],
    },
    {
      type: 'custom_link',
      name: { fi: 'Asennuspisteet', en: 'Service points' },
      link: everywhere('/service-points'),
    },
    {
      type: 'custom_link',
      name: { fi: 'Talvirengassäännöt', en: 'Winter tyre rules' },
      link: everywhere('/information/winter-tyre-rules'),
    },
    {
      type: 'custom_link',
      name: { fi: 'Näin se toimii', en: 'How it works' },
      link: everywhere('/information/how-it-works'),
    },
  ]
}

const seasons = (view: View): MenuDraft => ({
  type: 'season',
  name: { fi: 'Kausi', en: 'Season' },
  imagePath: `/pictures/150/friction-1-${view}.avif`,
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
})

const vehicles: MenuDraft = {
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

const sizes: MenuDraft = {
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

function size(name: string): MenuDraft {
  return { type: 'tyre_size', slug: name.replace('/', '-').replace(' ', ''), name: everywhere(name) }
}

function inBoth(fi: NameAndDescription, en: NameAndDescription) {
  return { name: { fi: fi[0], en: en[0] }, description: { fi: fi[1], en: en[1] } }
}

function everywhere(text: string) {
  return { fi: text, en: text }
}
