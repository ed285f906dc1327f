import { languageOf } from '@pito/contracts/values/locale'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, localeOfMeta, shareable } from '../page/page-meta.ts'
import type { WithHead } from '../page/with-head.ts'
import type { LandingData } from './landing-data.ts'
import { landing } from './landing-words.ts'

type LandingMetaArgs = MetaArgs & { readonly loaderData?: WithHead<LandingData> | undefined }

export function landingMeta(args: LandingMetaArgs) {
  const { loaderData: found } = args
  if (!found) return []
  const w = landing[languageOf(localeOfMeta(args))]
  const page = found.request.page > 1 ? `, ${w.pageNumber(found.request.page)}` : ''
  const title = { title: documentTitle(args, `${nameOfLanding(found, w)}${page}`) }
  const picture = found.picture ? { src: found.picture, alt: nameOfLanding(found, w) } : null
  return shareable(args, [title, ...(found.head ?? [])], { picture })
}

/**
 * Returns the name of the page for its title, such as "Nokian Tyres -renkaat", "Michelin-renkaat", "Nokian Tyres
 * Hakkapeliitta 10" or "Nastarenkaat".
 */
function nameOfLanding({ request, title, maker }: LandingData, w: (typeof landing)['fi']): string {
  if (request.type === 'model') return `${maker?.name} ${title}`
  return request.type === 'brand' || request.type === 'tyre_size' ? w.tyresOf(title) : title
}
