import type { Language } from '@pito/contracts/values/locale'
import { breadcrumbOf } from '../../page/breadcrumb-of.ts'
import type { HeadContext } from '../../page/with-head.ts'
import { servicePoints } from '../service-point-words.ts'
import type { TownData, TownsData } from './load-towns.ts'
import { townsAddresses } from './load-towns.ts'
import { townWords } from './towns-words.ts'

const crumbsIn = (language: Language) => [
  { label: servicePoints[language].home, href: '/' },
  { label: servicePoints[language].title, href: '/service-points' },
  { label: townWords[language].all, href: townsAddresses[language] },
]

export function townsHead({ towns }: TownsData, { language, origin }: HeadContext) {
  const w = townWords[language]
  return [
    { name: 'description', content: towns.length > 0 ? w.description : servicePoints[language].noneYet },
    breadcrumbOf({ origin, language }, crumbsIn(language)),
    listOf(towns.map(({ name, href }) => ({ name, url: origin + href }))),
  ]
}

export function townHead({ town, total, points, addresses }: TownData, { language, origin }: HeadContext) {
  const w = townWords[language]
  return [
    { name: 'description', content: w.townDescription(town, total) },
    breadcrumbOf({ origin, language }, [...crumbsIn(language), { label: town, href: addresses[language] }]),
    listOf(points.map(({ name, links }) => ({ name, url: origin + links[language] }))),
  ]
}

function listOf(items: readonly { readonly name: string; readonly url: string }[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items.map((item, place) => ({ '@type': 'ListItem', position: place + 1, ...item })),
    },
  }
}
