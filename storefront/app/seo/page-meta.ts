import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../page/root-data.ts'

export interface MetaArgs {
  readonly matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export function localeOfMeta({ matches }: MetaArgs): Locale {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root?.locale ?? 'fi_FI'
}

/** A page's title in the words of its language. */
export function titled<Area>(
  area: { fi: Area; en: Area },
  title: (area: Area) => string,
  description?: (area: Area) => string,
) {
  return (args: MetaArgs): MetaDescriptor[] => {
    const w = area[languageOf(localeOfMeta(args))]
    return [
      { title: `${title(w)} – Pito` },
      ...(description ? [{ name: 'description', content: description(w) }] : []),
    ]
  }
}
export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' }
