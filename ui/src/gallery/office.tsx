import { useState } from 'react'
import { Comparison } from '../comparison.tsx'
import { DateRange } from '../date-range.tsx'
import { DecimalField } from '../decimal-field.tsx'
import type { Choices } from '../merge-field.ts'
import { RecordTabs } from '../record-tabs.tsx'
import { SortableList } from '../sortable-list.tsx'
import { StepChart } from '../step-chart.tsx'
import { Files, Runs } from './office-files.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PriceList } from './price-list.tsx'
import { Group, State } from './state.tsx'

const tabs = ['Tiedot', 'Rengasmerkintä', 'Kuvat', 'Hinta', 'Varasto', 'Historia'].map((label, index) => ({
  label,
  href: `#${label}`,
  current: index === 1,
}))

export function Office({ prefix }: { prefix: string }) {
  return (
    <Group title="Parts of the back office">
      <State name="Data table: sorted by links, rows selected, columns chosen, moved and resized">
        <OrdersTable prefix={prefix} />
      </State>
      <State name="Data table without rows">
        <OrdersTable prefix={prefix} none />
      </State>
      <State name="Comparison: what two people changed meanwhile">
        <ArticleComparison />
      </State>
      <State name="Tabs of a record: links, one row on a phone">
        <RecordTabs label={`Tuotteen osat, ${prefix}`} tabs={tabs} />
      </State>
      <State name="Files: chosen or dropped, each with its error">
        <Files />
      </State>
      <State name="Progress: with a known and an unknown end">
        <Runs />
      </State>
      <State name="Number: shows how the text is understood">
        <Amount />
      </State>
      <State name="Period of days: the last day is before the first">
        <Period />
      </State>
      <State name="Order of a list: by handle or by buttons">
        <Order label={`Osiot, ${prefix}`} />
      </State>
      <State name="Order of pictures side by side">
        <Order grid label={`Kuvat, ${prefix}`} />
      </State>
      <State name="Price grid: edited as in a spreadsheet, with a changed, a guarded and an invalid cell">
        <PriceList label={`Hinnat, ${prefix}`} />
      </State>
      <State name="Step chart: a price and its lowest value of 30 days">
        <Prices label={`Hintahistoria, ${prefix}`} />
      </State>
    </Group>
  )
}

const day = (number: number) => Date.UTC(2026, 8, number)
const price = [
  { at: day(1), value: 99 },
  { at: day(25), value: 109 },
  { at: day(70), value: 89 },
]
const lowest = [
  { at: day(1), value: 99 },
  { at: day(55), value: 109 },
  { at: day(70), value: 89 },
]
const dates = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' })

function Prices({ label }: { label: string }) {
  return (
    <StepChart
      label={label}
      lines={[
        { name: 'Hinta', steps: price },
        { name: '30 päivän alin hinta', steps: lowest },
      ]}
      until={day(85)}
      valueText={(value) => `${value} €`}
      timeText={(at) => dates.format(at)}
    />
  )
}

const fields = [
  { key: 'price', label: 'Hinta', original: '99,00 €', current: '95,00 €', yours: '89,00 €' },
  {
    key: 'name',
    label: 'Nimi',
    original: 'Kestrel Ice 3',
    current: 'Kestrel Ice 3 SUV',
    yours: 'Kestrel Ice 3',
  },
  { key: 'note', label: 'Huomautus', original: 'Vanha varasto', current: 'Vanha varasto', yours: '' },
]
const words = {
  field: 'Kenttä',
  original: 'Alkuperäinen',
  current: 'Nyt (Liisa, klo 14.05)',
  yours: 'Sinun',
  choose: 'Valitse, kumpi jää',
  merged: 'Yhdistetty',
  none: '–',
  taken: 'tallennetaan',
}

function ArticleComparison() {
  const [choices, setChoices] = useState<Choices>(new Map())
  return <Comparison caption="Muutokset" {...{ fields, words, choices }} onChoose={setChoices} />
}

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

function Period() {
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

function Amount() {
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

function Order({ label, grid }: { label: string; grid?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(['Sivukuva', 'Kulutuspinta', 'Lähikuva'])
  const items = names.map((name) => ({ id: name, name, content: name }))
  return <SortableList label={label} {...{ items, grid }} words={sortWords} onOrder={setNames} />
}
