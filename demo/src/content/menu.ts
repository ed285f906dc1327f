import type { MenuDraft } from '@pito/server/src/content/index.ts'
import { draftMenu } from '@pito/server/src/content/index.ts'
import { slugOf } from '../slug-of.ts'

const brands: MenuDraft = {
  type: 'brand',
  name: { fi: 'Merkki', en: 'Brand' },
  description: {
    fi: 'Kaikki mallit ja koot yhdessä paikassa.',
    en: 'All its models and sizes in one place.',
  },
  children: ['Nokian Tyres', 'Continental', 'Michelin', 'Hankook', 'Nordman', 'Yokohama'].map(brand),
}

export const menu = draftMenu({
  brands,
  model: {
    type: 'model',
    slug: 'nokian-tyres/hakkapeliitta-10',
    name: everywhere('Hakkapeliitta 10'),
    description: {
      fi: 'Jään ja polanteen nastarengas pohjoisen talveen.',
      en: 'The studded tyre for ice, packed snow and northern winters.',
    },
  },
})

function brand(name: string): MenuDraft {
  return { type: 'brand', slug: slugOf(name), name: everywhere(name) }
}

function everywhere(text: string) {
  return { fi: text, en: text }
}
