import { useState } from 'react'
import { DateRange } from '../date-range.tsx'
import { DecimalField } from '../decimal-field.tsx'
import { SortableList } from '../sortable-list.tsx'

const dateWords = {
  from: 'Alkaa',
  to: 'Päättyy',
  open: 'ei rajattu',
  reversed: 'Päättymispäivä on ennen alkamispäivää.',
  outside: 'Valitse päivä vuodelta 2026.',
}
const sortWords = {
  moveUp: (name: string) => `Siirrä ylös: ${name}`,
  moveDown: (name: string) => `Siirrä alas: ${name}`,
  moved: (name: string, place: number, count: number) => `${name}, ${place}/${count}`,
}

export function Period() {
  const [value, setValue] = useState({ from: '2026-12-01', to: '2026-11-30' })
  return (
    <DateRange
      legend="Kampanja-aika"
      words={dateWords}
      value={value}
      onChange={setValue}
      format={(day) => day.split('-').map(Number).reverse().join('.')}
      min="2026-01-01"
      max="2026-12-31"
    />
  )
}

function parse(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

export function Amount() {
  return (
    <DecimalField
      label="Hinta"
      defaultValue="1 234,5"
      parse={parse}
      format={(value) => money.format(value)}
      unreadable="Kirjoita luku, esimerkiksi 99,90"
      hint="Sisältää alv:n"
    />
  )
}

export function Order({ label, grid }: { label: string; grid?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(['Sivukuva', 'Kulutuspinta', 'Lähikuva'])
  const items = names.map((name) => ({ id: name, name, content: name }))
  return <SortableList label={label} {...{ items, grid }} words={sortWords} onOrder={setNames} />
}
