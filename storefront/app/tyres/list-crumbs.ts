import { languageOf } from '@pito/contracts/values/locale'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import type { Crumb } from '@pito/ui/breadcrumb'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import { labelOfValues } from './filters/facet-label.ts'
import type { ListLevel } from './list/list-levels.ts'
import { listLevels } from './list/list-levels.ts'
import { sizeOfList } from './list/size-of-list.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

const mostNamed = 2

/** Returns the breadcrumb from the front page down. The last entry is the current list. */
export function useCrumbs(): Crumb[] {
  const w = useWords(tyres)
  const listWords = useWords(tyreList)
  const language = languageOf(useLocale())
  const { state, address } = useListView()
  const labelOf = ({ level }: ListLevel): string => {
    if (level === 'tyres') return w.tyres
    if (level === 'category') return w.vehicles[state.vehicle ?? 0] ?? ''
    if (level === 'size') return sizeOfList(state.size)
    const values = state.picked[level]
    const named = values.slice(0, mostNamed)
    const label =
      level === 'tyre_season'
        ? named.map((value) => w.marks[seasonOf(value)?.id ?? 0] ?? value).join(', ')
        : labelOfValues(level, named, listWords, language)
    return label + (values.length > mostNamed ? ` +${values.length - mostNamed}` : '')
  }
  return [
    { label: w.home, href: '/' },
    ...listLevels(state).map((level) => ({ label: labelOf(level), href: address(level.state) })),
  ]
}
