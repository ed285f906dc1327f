import type { Language } from '@pito/contracts/values/locale'
import type { WithHead } from '../../seo/with-head.ts'
import type { TownData, TownsData } from './load-towns.ts'
import { townWords } from './towns-words.ts'

interface MetaArgs<Data> {
  readonly loaderData?: WithHead<Data> | undefined
}

export const townsTitle =
  (language: Language) =>
  ({ loaderData }: MetaArgs<TownsData>) => [
    { title: `${townWords[language].title} – Pito` },
    ...(loaderData?.head ?? []),
  ]

export const townTitle =
  (language: Language) =>
  ({ loaderData }: MetaArgs<TownData>) =>
    loaderData
      ? [{ title: `${townWords[language].town(loaderData.town)} – Pito` }, ...(loaderData.head ?? [])]
      : []
