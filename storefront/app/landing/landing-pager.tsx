import { Pager } from '@pito/ui/pager'
import { useWords } from '@pito/web/words/words'
import { landingAddress } from './landing-address.ts'
import type { LandingData, Paged } from './landing-data.ts'
import { landing } from './landing-words.ts'

interface LandingPagerProps {
  readonly found: LandingData
  readonly list: 'page' | 'models'
  readonly paged: Paged<unknown>
}

/** The page has two lists with a pager each. The links of one pager keep the page number of the other list. */
export function LandingPager({ found: { request, path }, list, paged }: LandingPagerProps) {
  const w = useWords(landing)
  const href = (number: number) =>
    list === 'page'
      ? `${landingAddress(path, { ...request, page: number })}#tyres`
      : `${landingAddress(path, { ...request, modelsPage: number })}#models`
  return (
    <Pager
      page={paged.page}
      pages={paged.pages}
      href={href}
      label={list === 'page' ? w.pagesOfTyres : w.pagesOfModels}
      previousLabel={w.previous}
      nextLabel={w.next}
      pageLabel={w.pageNumber}
    />
  )
}
