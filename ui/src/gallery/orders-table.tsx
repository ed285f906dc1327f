import { useState } from 'react'
import { Button } from '../button.tsx'
import type {
  DataColumn,
  DataTableWords,
  Selection,
  Sorting,
  TableLayout,
} from '../data-table/data-table.tsx'
import { DataTable, nothingSelected } from '../data-table/data-table.tsx'
import { Empty } from '../empty.tsx'
import { Mark } from '../mark.tsx'

interface Order {
  readonly number: string
  readonly customer: string
  readonly goods: string
  readonly total: string
  readonly place: string
}

const orders: readonly Order[] = [
  ['4821907735', 'M. Laine', '4 × 205/55 R16 91T', '531,20 €', 'Tampere'],
  ['7730184412', 'Kuljetus Oy', '6 × 235/65 R16C', '1.134,00 €', 'Kotiinkuljetus'],
  ['1904423871', 'A. Korhonen', '2 × 225/45 R17 94V', '298,00 €', 'Helsinki'],
].map(([number = '', customer = '', goods = '', total = '', place = '']) => ({
  number,
  customer,
  goods,
  total,
  place,
}))
const columns: readonly DataColumn<Order>[] = [
  { key: 'number', heading: 'Numero', cell: ({ number }) => number, sortable: true, importance: 1 },
  { key: 'customer', heading: 'Asiakas', cell: ({ customer }) => customer, sortable: true, importance: 2 },
  { key: 'goods', heading: 'Tuotteet', cell: ({ goods }) => goods, importance: 3 },
  { key: 'total', heading: 'Yhteensä', cell: ({ total }) => total, sortable: true, align: 'end' },
  { key: 'place', heading: 'Toimitus', cell: ({ place }) => place },
  { key: 'state', heading: 'Tila', cell: () => <Mark tone="grey">Pakattava</Mark>, hiddenAtFirst: true },
]
const words: DataTableWords = {
  selectPage: 'Valitse sivun rivit',
  selectRow: (row) => `Valitse ${row}`,
  selected: (count) => `${count} valittu`,
  selectAll: (total) => `Valitse kaikki ${total} tulosta`,
  deselect: 'Poista valinta',
  columns: 'Sarakkeet',
  closeColumns: 'Sulje sarakkeet',
  resetColumns: 'Palauta alkuperäiset',
  moveUp: (heading) => `Siirrä ylös: ${heading}`,
  moveDown: (heading) => `Siirrä alas: ${heading}`,
  moved: (heading, place, count) => `${heading} on nyt sarake ${place}/${count}`,
  width: (heading) => `Sarakkeen leveys: ${heading}`,
  actions: 'Toiminnot',
}
const nothingFound = <Empty title="Ei tilauksia">Tilaukset tulevat tähän, kun asiakas on maksanut.</Empty>

export function OrdersTable({ prefix, none }: { prefix: string; none?: boolean }) {
  const [layout, setLayout] = useState<TableLayout>([])
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [opened, setOpened] = useState<string>()
  return (
    <DataTable
      caption={none ? `Ei tilauksia, ${prefix}` : `Tilauslista, ${prefix}`}
      words={words}
      columns={columns}
      rows={none ? [] : orders}
      rowId={({ number }) => number}
      rowName={({ number }) => number}
      total={none ? 0 : 128}
      sorting={{ key: 'number', descending: true }}
      sortHref={({ key, descending }: Sorting) => `?sort=${descending ? '-' : ''}${key}`}
      layout={layout}
      onLayout={setLayout}
      selection={selection}
      onSelect={setSelection}
      bulkActions={<Button>Merkitse pakatuksi</Button>}
      summary={none ? '0 tilausta' : '1–3 / 128'}
      rowAction={({ number }) => <Button onClick={() => setOpened(number)}>Avaa</Button>}
      openedId={opened}
      empty={nothingFound}
    />
  )
}
