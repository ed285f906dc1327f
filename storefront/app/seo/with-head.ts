import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { visitContext } from '../api/contexts.ts'

export interface HeadPlace {
  readonly language: Language
  /** The shop's own address, for what has to be written whole. */
  readonly origin: string
}

export interface WithHead {
  readonly head?: readonly MetaDescriptor[]
}

/** What only search engines read is worked out while the server renders: browsers are not sent the code. */
export function withHead<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  headOf: (data: Data, place: HeadPlace) => readonly MetaDescriptor[],
) {
  return async (args: LoaderFunctionArgs): Promise<Data & WithHead> => {
    const data = await load(args)
    const { locale, origin } = args.context.get(visitContext)
    return { ...data, head: headOf(data, { language: languageOf(locale), origin }) }
  }
}
