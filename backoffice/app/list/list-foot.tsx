import { ListPager } from './list-pager.tsx'
import type { ListPage } from './load-list.ts'
import { PageSize } from './page-size.tsx'

type ListFootProps = Pick<ListPage<unknown>, 'page' | 'last_page' | 'total'>

/** The links to the other pages of a list, and the choice of how many rows a page has. */
export function ListFoot({ page, last_page: pages, total }: ListFootProps) {
  return (
    <div className="list-foot">
      <ListPager page={page} pages={pages} />
      {total > 25 && <PageSize />}
    </div>
  )
}
