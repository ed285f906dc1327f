import type { PageDetails } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import type { Crumb } from '@pito/ui/breadcrumb'
import { listPaths } from '../../list/list-address.ts'
import { tyres } from '../../words/tyres.ts'

/**
 * Returns the breadcrumb above the page: home, all tyres and, for a model, its brand. The entry for the page itself
 * is added elsewhere.
 */
export function crumbsOf({ brand }: PageDetails, language: Language): Crumb[] {
  const w = tyres[language]
  return [
    { label: w.home, href: '/' },
    { label: w.tyres, href: listPaths[language] },
    ...(brand ? [{ label: brand.name, href: `/brand/${brand.slug}` }] : []),
  ]
}
