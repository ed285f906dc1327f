import { Button } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { filtersInAddress } from './list-address.ts'
import { listWords } from './list-words.ts'
import { useWide } from './use-wide.ts'

export interface ListFilter {
  /** The name of the parameter in the address and in the API. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface FilterBarProps {
  readonly filters: readonly ListFilter[]
  readonly searchLabel: string
}

/**
 * The search and the filters of a list. A chosen filter applies at once; on a phone the filters open in a sheet at the
 * bottom of the screen.
 */
export function FilterBar({ filters, searchLabel }: FilterBarProps) {
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  const submit = useSubmit()
  const active = filtersInAddress(searchParams).filter((name) => name !== 'search').length
  const retained = ['sort', 'per_page', 'columns'].filter((name) => searchParams.has(name))
  const isWide = useWide()
  const fields = filters.map((filter) => (
    <FilterField {...filter} value={searchParams.get(filter.name) ?? ''} key={filter.name} />
  ))
  return (
    // The key renders the fields again when a link changes the address.
    <Form
      method="get"
      role="search"
      className="filter-bar"
      key={searchParams.toString()}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true })
      }}
    >
      {retained.map((name) => (
        <input type="hidden" name={name} value={searchParams.get(name) ?? ''} key={name} />
      ))}
      <Field label={searchLabel} className="filter-bar__search">
        <TextInput
          name="search"
          type="search"
          defaultValue={searchParams.get('search') ?? ''}
          maxLength={100}
        />
      </Field>
      <Button type="submit">{w.search}</Button>
      {filters.length > 0 &&
        (isWide ? (
          fields
        ) : (
          <>
            <DialogButton opens="list-filters">
              {active > 0 ? `${w.filter} (${active})` : w.filter}
            </DialogButton>
            <Dialog id="list-filters" title={w.filters} closeLabel={w.closeFilters} place="below">
              <div className="stack">{fields}</div>
            </Dialog>
          </>
        ))}
    </Form>
  )
}

function FilterField({ name, label, options, value }: ListFilter & { readonly value: string }) {
  const w = useWords(listWords)
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value} blank={w.all} options={options} />
    </Field>
  )
}
