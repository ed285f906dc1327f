import { languageOf } from '@pito/contracts/values/locale'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, localeOfMeta, shareable } from '../../page/page-meta.ts'
import type { WithHead } from '../../page/with-head.ts'
import type { TownData, TownsData } from './load-towns.ts'
import { townWords } from './towns-words.ts'

interface ArgsWith<Data> extends MetaArgs {
  readonly loaderData?: WithHead<Data> | undefined
}

export const townsTitle = (args: ArgsWith<TownsData>) =>
  shareable(args, [
    { title: documentTitle(args, townWords[languageOf(localeOfMeta(args))].title) },
    ...(args.loaderData?.head ?? []),
  ])

export const townTitle = (args: ArgsWith<TownData>) => {
  const { loaderData } = args
  if (!loaderData) return []
  const title = {
    title: documentTitle(args, townWords[languageOf(localeOfMeta(args))].town(loaderData.town)),
  }
  return shareable(args, [title, ...(loaderData.head ?? [])])
}
