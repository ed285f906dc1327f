import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { visitContext } from '../api/contexts.ts'

export interface HeadContext {
  readonly language: Language
  /** The shop's own address, for absolute URLs. */
  readonly origin: string
}

/** Data with the tags that only search engines read; a browser that loads the data itself has none. */
export type WithHead<Data> = Data & { readonly head?: readonly MetaDescriptor[] }

/** The tags are worked out while the server renders, so that browsers are not sent the code and the words. */
export function withHead<Data extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  headOf: (data: Data, context: HeadContext) => readonly MetaDescriptor[],
) {
  return async (args: LoaderFunctionArgs): Promise<WithHead<Data>> => {
    const data = await load(args)
    const { locale, origin } = args.context.get(visitContext)
    return { ...data, head: headOf(data, { language: languageOf(locale), origin }) }
  }
}
