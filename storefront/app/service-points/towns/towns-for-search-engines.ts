import type { Language } from '@pito/contracts/values/locale'
import { breadcrumbOf, itemListOf, webPageOf } from '../../page/linked-data.ts'
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

export function townsHead({ towns, addresses }: TownsData, context: HeadContext) {
  const { language } = context
  const w = townWords[language]
  const description = towns.length > 0 ? w.description : servicePoints[language].noneYet
  return [
    { name: 'description', content: description },
    webPageOf(context, { name: w.title, description, href: addresses[language] }),
    breadcrumbOf(context, crumbsIn(language)),
    ...itemListOf(context, towns),
  ]
}

export function townHead({ town, total, points, addresses }: TownData, context: HeadContext) {
  const { language } = context
  const w = townWords[language]
  const [description, href] = [w.townDescription(town, total), addresses[language]]
  return [
    { name: 'description', content: description },
    webPageOf(context, { name: w.town(town), description, href }),
    breadcrumbOf(context, [...crumbsIn(language), { label: town, href }]),
    ...itemListOf(
      context,
      points.map(({ name, links }) => ({ name, href: links[language] })),
    ),
  ]
}
