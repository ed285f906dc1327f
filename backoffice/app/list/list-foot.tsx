import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import { useNavigate, useSearchParams } from 'react-router'
import { listAddress } from './list-address.ts'
import { ListPager } from './list-pager.tsx'
import { listWords } from './list-words.ts'
import type { ListPage } from './load-list.ts'

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

const sizes = ['25', '50', '100', '200']

/** Chooses how many rows a page of a list has. */
function PageSize() {
  const w = useWords(listWords)
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return (
    <Field label={w.perPage} className="page-size">
      <Select
        value={searchParams.get('per_page') ?? '25'}
        options={sizes.map((size) => ({ value: size, label: size }))}
        onChange={(event) =>
          void navigate(listAddress(searchParams, { per_page: event.target.value, page: null }))
        }
      />
    </Field>
  )
}
