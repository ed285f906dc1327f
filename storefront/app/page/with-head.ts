import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { visitContext } from './contexts.ts'
import type { ShopLogo } from './root-data.ts'

export interface HeadContext {
  readonly language: Language
  /** The origin of the shop, which is used for absolute URLs. */
  readonly origin: string
}

export interface HeadContextWithShop extends HeadContext {
  readonly shopName: string
  readonly shopLogo: ShopLogo | null
}

/** A page's data with the tags that only search engines read. Data loaded by the browser have no such tags. */
export type WithHead<Data> = Data & { readonly head?: readonly MetaDescriptor[] }

/**
 * Adds the tags for search engines to a page's data. This happens while the server renders, so that browsers do not
 * download the code and texts for the tags.
 */
export function withHead<Data extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  headOf: (data: Data, context: HeadContextWithShop) => readonly MetaDescriptor[],
) {
  return async (args: LoaderFunctionArgs): Promise<WithHead<Data>> => {
    const data = await load(args)
    const { locale, origin, shopName, shopLogo } = args.context.get(visitContext)
    return { ...data, head: headOf(data, { language: languageOf(locale), origin, shopName, shopLogo }) }
  }
}
