import { RecordTabs } from '../record-tabs.tsx'
import { ArticleComparison } from './article-comparison.tsx'
import { Amount, Order, Period } from './office-fields.tsx'
import { Files, Runs } from './office-files.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PriceList } from './price-list.tsx'
import { Prices } from './prices.tsx'
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
