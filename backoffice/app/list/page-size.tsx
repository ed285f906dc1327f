import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import { useNavigate, useSearchParams } from 'react-router'
import { listAddress } from './list-address.ts'
import { listWords } from './list-words.ts'

const sizes = ['25', '50', '100', '200']

/** Chooses how many rows a page of a list has. */
export function PageSize() {
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
