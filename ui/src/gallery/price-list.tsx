import { useState } from 'react'
import type { GridChanges, GridColumn, PriceGridWords } from '../price-grid/price-grid.tsx'
import { PriceGrid } from '../price-grid/price-grid.tsx'

interface Tyre {
  readonly id: string
  readonly name: string
  readonly available: string
  readonly cost: string
  readonly price: string
  readonly low: string
}

const sizes = ['205/55R16 91T', '215/55R17 94V', '225/45R17 94V', '235/65R17 108T', '195/65R15 95T']
const tyres: readonly Tyre[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Ice ${1 + Math.floor(index / 5)} ${sizes[index % 5]}`,
  available: String((index * 7) % 40),
  cost: `${60 + (index % 30)},20`,
  price: `${99 + (index % 50)},00`,
  low: `${95 + (index % 50)},00`,
}))

function parse(text: string) {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return { error: 'Kirjoita hinta, esimerkiksi 99,90.' }
  return { shown: Number(plain).toFixed(2).replace('.', ',') }
}

const columns: readonly GridColumn<Tyre>[] = [
  { key: 'name', heading: 'Tuote', text: ({ name }) => name, width: 240 },
  { key: 'available', heading: 'Vapaana', text: ({ available }) => available, width: 110, align: 'end' },
  { key: 'cost', heading: 'Ostohinta', text: ({ cost }) => cost, width: 120, align: 'end' },
  {
    key: 'price',
    heading: 'Hinta',
    text: ({ price }) => price,
    parse,
    inputMode: 'decimal',
    width: 120,
    align: 'end',
  },
  { key: 'low', heading: 'Alin 30 pv', text: ({ low }) => low, width: 120, align: 'end' },
]
const words: PriceGridWords = {
  help: 'Enter muokkaa, Esc ja Tab poistuvat taulukosta.',
  scrolls: 'Vieritä sivulle, niin näet loput sarakkeet.',
  was: (stored) => `ennen ${stored}`,
  pasted: (changed, leftOut) => `${changed} solua muutettu, ${leftOut} jäi pois`,
  beyond: (rows, first) => `${rows} riviä ei mahtunut, ensimmäinen ${first}`,
  undone: 'Kumottu',
  redone: 'Tehty uudelleen',
}
const first: GridChanges = new Map([
  ['0', new Map([['price', '89']])],
  ['1', new Map([['price', '12,90']])],
  ['2', new Map([['price', 'sata']])],
])

export function PriceList({ label }: { label: string }) {
  const [changes, setChanges] = useState(first)
  return (
    <PriceGrid
      caption={label}
      {...{ words, columns, changes }}
      rows={tyres}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onChange={setChanges}
      guard={(_tyre, _key, text) => (Number.parseFloat(text) < 60 ? 'Hinta laskee yli 30 %.' : null)}
    />
  )
}
