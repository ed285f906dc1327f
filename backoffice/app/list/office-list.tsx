import { saveListView } from '@pito/contracts/staff-office'
import { Anchor } from '@pito/ui/anchor'
import type { DataColumn, Selection, TableLayout } from '@pito/ui/data-table/data-table'
import { DataTable, nothingSelected } from '@pito/ui/data-table/data-table'
import { Empty } from '@pito/ui/empty'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import type { ListFilter } from './filter-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import {
  filtersInAddress,
  layoutInAddress,
  listAddress,
  sortAddress,
  sortingInAddress,
  unfilteredAddress,
} from './list-address.ts'
import { ListFoot } from './list-foot.tsx'
import { listWords } from './list-words.ts'
import type { ListData } from './load-list.ts'

export interface ListRecord {
  readonly id: string
  readonly name: string
  /** The page of the record. A list of records without pages leaves it out. */
  readonly href?: string
}

export interface EmptyList {
  readonly title: string
  /** The hint explains what belongs in the list. */
  readonly hint: string
  /** The link to the first step. */
  readonly step?: ReactNode
}

interface OfficeListProps<Row> {
  /** The name of the list, under which the arrangement of its columns is stored. */
  readonly list: string
  readonly caption: string
  readonly data: ListData<Row>
  /** The first column has the name of the record and links to its page. */
  readonly columns: readonly DataColumn<Row>[]
  /** The column by which the API sorts the list by default. */
  readonly sortedBy: string
  readonly record: (row: Row) => ListRecord
  readonly filters?: readonly ListFilter[]
  readonly searchLabel?: string
  /** The bulk actions for selected rows. Without them the rows have no checkboxes. */
  readonly bulkActions?: (selection: Selection) => ReactNode
  readonly rowAction?: (row: Row) => ReactNode
  /** Shown when the list has no records at all. */
  readonly empty: EmptyList
}

/** The list of every kind of record of the back office. Its filters, order, page and columns stand in the address. */
export function OfficeList<Row>(props: OfficeListProps<Row>) {
  const { data, caption, columns, record, filters = [], searchLabel, bulkActions } = props
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  const { layout, setLayout } = useLayout(props.list, data)
  const [selection, setSelection] = useState(nothingSelected)
  const { opened, open } = useOpened(props.list)
  const { total, page, per_page: perPage, is_more: isMore = false } = data.page
  const isFiltered = filtersInAddress(searchParams).length > 0
  const first = (page - 1) * perPage
  return (
    <div className="stack stack--tight">
      {searchLabel !== undefined && <FilterBar filters={filters} searchLabel={searchLabel} />}
      <DataTable
        caption={caption}
        words={w}
        columns={linked(columns, record, open)}
        rows={data.page.data}
        rowId={(row) => record(row).id}
        rowName={(row) => record(row).name}
        total={total}
        sorting={sortingInAddress(searchParams, props.sortedBy)}
        sortHref={(sorting) => sortAddress(searchParams, sorting)}
        layout={layout}
        onLayout={setLayout}
        selection={bulkActions && selection}
        onSelect={bulkActions && setSelection}
        bulkActions={bulkActions?.(selection)}
        summary={
          total > 0 &&
          w.range(first + 1, first + data.page.data.length, isMore ? w.over(total) : w.exact(total))
        }
        rowAction={props.rowAction}
        openedId={opened}
        busy={useNavigation().state === 'loading'}
        empty={isFiltered ? <NothingFound {...props} /> : <NothingYet {...props.empty} />}
      />
      <ListFoot {...data.page} />
    </div>
  )
}

/** Makes the first column link to the page of its record. */
function linked<Row>(
  [first, ...others]: readonly DataColumn<Row>[],
  record: (row: Row) => ListRecord,
  open: (id: string) => void,
): readonly DataColumn<Row>[] {
  if (!first) return []
  const cell = (row: Row) => {
    const { id, href } = record(row)
    if (href === undefined) return first.cell(row)
    return (
      <Anchor className="link" href={href} onClick={() => open(id)}>
        {first.cell(row)}
      </Anchor>
    )
  }
  return [{ ...first, cell }, ...others]
}

/** Stores an arrangement of the columns for the user, and puts the shown columns into the address. */
function useLayout<Row>(list: string, data: ListData<Row>) {
  const api = useApi()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const [stored, setStored] = useState<TableLayout>(data.view)
  const setLayout = (layout: TableLayout) => {
    setStored(layout)
    const shown = layout.filter((column) => column.shown).map(({ key }) => key)
    void navigate(listAddress(searchParams, { columns: shown.join(',') || null }), {
      replace: true,
      preventScrollReset: true,
    })
    // The arrangement holds in this tab even if it could not be stored.
    void api(saveListView, { list, columns: layout.map(storedColumn) }).catch(() => null)
  }
  return { layout: layoutInAddress(searchParams, stored), setLayout }
}

function storedColumn({ key, shown, width }: TableLayout[number]) {
  return width === undefined ? { key, shown } : { key, shown, width }
}

/** Says what belongs in a list that has no records at all, and offers the first step. */
export function NothingYet({ title, hint, step }: EmptyList) {
  return (
    <Empty title={title} level={2}>
      <p>{hint}</p>
      {step}
    </Empty>
  )
}

/** Names the filters that exclude everything, and offers to clear them. */
export function NothingFound<Row>({
  data,
  filters = [],
  searchLabel = '',
}: Pick<OfficeListProps<Row>, 'data' | 'filters' | 'searchLabel'>) {
  const w = useWords(listWords)
  const [searchParams] = useSearchParams()
  const named = data.excluding.map((name) => {
    const value = searchParams.get(name) ?? ''
    const filter = filters.find((each) => each.name === name)
    const label = filter?.options.find((option) => option.value === value)?.label ?? value
    return `${filter?.label ?? searchLabel}: ${label}`
  })
  return (
    <Empty title={w.nothingFound} level={2}>
      <p>{w.excludes(named.join(', '))}</p>
      <p>
        <Anchor className="btn" href={unfilteredAddress(searchParams)}>
          {w.clear}
        </Anchor>
      </p>
    </Empty>
  )
}

/**
 * Remembers which record of a list was opened last in this tab, so that the list highlights it when the user comes
 * back.
 */
function useOpened(list: string) {
  const key = `opened ${list}`
  const [opened, setOpened] = useState<string>()
  useEffect(() => setOpened(sessionStorage.getItem(key) ?? undefined), [key])
  const open = (id: string) => sessionStorage.setItem(key, id)
  return { opened, open }
}
