import { Pager } from '@pito/ui/pager'
import { useWords } from '@pito/web/words/words'
import { useSearchParams } from 'react-router'
import { listAddress } from './list-address.ts'
import { listWords } from './list-words.ts'

interface ListPagerProps {
  readonly page: number
  readonly pages: number
}

/** The links to the other pages of a list. The page stands in the address, beside the filters. */
export function ListPager({ page, pages }: ListPagerProps) {
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  return (
    <Pager
      page={page}
      pages={pages}
      href={(to) => listAddress(searchParams, { page: String(to) })}
      label={w.pages}
      previousLabel={w.previous}
      nextLabel={w.next}
      pageLabel={w.page}
    />
  )
}
