import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { visitContext } from '../api/contexts.ts'
import { keepHead } from './head-of.ts'

export interface HeadPlace {
  readonly language: Language
  /** The shop's own address, for what has to be written whole. */
  readonly origin: string
}

/** What only search engines read is worked out while the server renders: browsers are sent neither code nor data. */
export function withHead<Data extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  headOf: (data: Data, place: HeadPlace) => readonly MetaDescriptor[],
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const data = await load(args)
    const { locale, origin } = args.context.get(visitContext)
    keepHead(data, headOf(data, { language: languageOf(locale), origin }))
    return data
  }
}
