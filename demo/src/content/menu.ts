import type { MenuDraft } from '@pito/server/src/content/index.ts'
import { brands, seasons, sizes, vehicles } from './menu-groups.ts'

const allTyres = { fi: '/renkaat', en: '/tyres' }

const tyres: MenuDraft = {
  type: 'custom_link',
  name: { fi: 'Renkaat', en: 'Tyres' },
  link: allTyres,
  children: [
    seasons,
    vehicles,
    brands,
    sizes,
    {
      type: 'article',
      slug: 'studded-or-friction',
      imagePath: '/pictures/300/studded-2-hero.avif',
      name: { fi: 'Nasta vai kitka?', en: 'Studded or friction?' },
      description: {
        fi: 'Kumpi sopii sinun talveesi? Lue erot ja valitse rauhassa.',
        en: 'Which suits your winter? Read the differences and choose in peace.',
      },
      link: everywhere('/information/studded-or-friction'),
    },
    {
      type: 'model',
      slug: 'nokian-tyres/hakkapeliitta-10',
      name: everywhere('Hakkapeliitta 10'),
      description: {
        fi: 'Jään ja polanteen nastarengas pohjoisen talveen.',
        en: 'The studded tyre for ice, packed snow and northern winters.',
      },
    },
    { type: 'custom_link', name: { fi: 'Kaikki renkaat', en: 'All tyres' }, link: allTyres },
  ],
}

export const menu: readonly MenuDraft[] = [
  tyres,
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

function everywhere(path: string) {
  return { fi: path, en: path }
}
