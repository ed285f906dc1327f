import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import type { Visit } from './contexts.ts'
import { visitContext } from './contexts.ts'

export interface HeadContext extends Pick<Visit, 'origin' | 'today'> {
  readonly language: Language
}

/** A page's data with the tags that only search engines read. Data loaded by the browser have no such tags. */
export type WithHead<Data> = Data & { readonly head?: readonly MetaDescriptor[] }

/**
 * Adds the tags for search engines to a page's data. This happens while the server renders, so that browsers do not
 * download the code and texts for the tags.
 */
export function withHead<Data extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  headOf: (data: Data, context: HeadContext & Visit) => readonly MetaDescriptor[],
) {
  return async (args: LoaderFunctionArgs): Promise<WithHead<Data>> => {
    const data = await load(args)
    const visit = args.context.get(visitContext)
    return { ...data, head: headOf(data, { ...visit, language: languageOf(visit.locale) }) }
  }
}
