import { Button } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { filtersInAddress, listAddress } from './list-address.ts'
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
  const isWide = useWide()
  return (
    <div className="filter-bar">
      <SearchForm label={searchLabel} />
      {filters.length > 0 && (isWide ? <FilterRow filters={filters} /> : <FilterSheet filters={filters} />)}
    </div>
  )
}

function SearchForm({ label }: { readonly label: string }) {
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  const retained = [...searchParams].filter(([name]) => name !== 'search' && name !== 'page')
  const search = searchParams.get('search') ?? ''
  return (
    <Form method="get" role="search" className="filter-bar__search">
      {retained.map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {/* The key renders the field again when a link changes the address. */}
      <TextInput
        name="search"
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        maxLength={100}
        key={search}
      />
      <Button type="submit">{w.search}</Button>
    </Form>
  )
}

function FilterSheet({ filters }: Pick<FilterBarProps, 'filters'>) {
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  const active = filtersInAddress(searchParams).filter((name) => name !== 'search').length
  return (
    <>
      <DialogButton opens="list-filters">{active > 0 ? `${w.filter} (${active})` : w.filter}</DialogButton>
      <Dialog id="list-filters" title={w.filters} closeLabel={w.closeFilters} place="below">
        <div className="stack">
          <Filters filters={filters} />
        </div>
      </Dialog>
    </>
  )
}

function Filters({ filters }: Pick<FilterBarProps, 'filters'>) {
  const w = useWords(listWords)
  const { chosen, choose } = useFilter()
  return filters.map(({ name, label, options }) => (
    <Field label={label} key={name}>
      <Select value={chosen(name)} blank={w.all} options={options} onChange={choose(name)} />
    </Field>
  ))
}

/** The filters in one line. Each shows its label in the place of a value, and before the value that is chosen. */
function FilterRow({ filters }: Pick<FilterBarProps, 'filters'>) {
  const { chosen, choose } = useFilter()
  return filters.map(({ name, label, options }) => (
    <Select
      key={name}
      aria-label={label}
      value={chosen(name)}
      blank={label}
      options={options.map((option) =>
        option.value === chosen(name) ? { ...option, label: `${label}: ${option.label}` } : option,
      )}
      onChange={choose(name)}
    />
  ))
}

function useFilter() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return {
    chosen: (name: string) => searchParams.get(name) ?? '',
    choose: (name: string) => (event: ChangeEvent<HTMLSelectElement>) =>
      void navigate(listAddress(searchParams, { [name]: event.target.value, page: null }), {
        preventScrollReset: true,
      }),
  }
}
