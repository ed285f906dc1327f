import type { Output } from '@pito/contracts/endpoint'
import { getArticlePrices } from '@pito/contracts/staff-prices'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { lowestPriceSteps } from '@pito/contracts/values/lowest-price'
import { StepChart } from '@pito/ui/step-chart'
import { Table } from '@pito/ui/table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { ArticleHead } from '../articles/article-head.tsx'
import { loadArticle } from '../articles/load-article.ts'
import { historyWords } from '../history/history-words.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { PriceFactsList } from './price-facts-list.tsx'
import { PriceForm } from './price-form.tsx'
import { priceWords } from './price-words.ts'

export const clientLoader = staffPage(
  async (api, { params }) => {
    const [article, prices] = await Promise.all([
      loadArticle(api, params),
      loadPart(api(getArticlePrices, { id: Number(params.id) })),
    ])
    return { article, prices }
  },
  'read-catalogue',
  'read-prices',
)

type ArticlePrices = Output<typeof getArticlePrices>['data']

/** The price of an article, the form that changes it, and every price that it had. */
export default function ArticlePricesPage() {
  const w = useWords(priceWords)
  const { article, prices } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={article} tab="prices" />
      <RecordPart missing={w.notLoaded} part={prices}>
        {({ data }) => <Prices prices={data} />}
      </RecordPart>
    </div>
  )
}

function Prices({ prices }: { readonly prices: ArticlePrices }) {
  const w = useWords(priceWords)
  const former = prices.history.at(-2)
  const mayEdit = useStaff().rights.includes('edit-prices')
  return (
    <>
      <h2>{w.currentPrice}</h2>
      <PriceFactsList article={prices} cents={prices.price_cents} />
      {mayEdit && <PriceForm article={prices} formerCents={former?.price_cents ?? null} key={prices.id} />}
      <h2>{w.history}</h2>
      <PriceHistory history={prices.history} asOf={prices.as_of} />
    </>
  )
}

type History = Output<typeof getArticlePrices>['data']['history']

interface PriceHistoryProps {
  /** The prices, oldest first. */
  readonly history: History
  readonly asOf: string
}

const dates = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' })
const times = new Intl.DateTimeFormat('fi-FI', {
  ...{ timeZone: 'Europe/Helsinki', day: 'numeric', month: 'numeric', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
})
const twoDays = 2 * 24 * 3_600_000

/** Every price of an article, as a chart and as a table with the latest price first. */
function PriceHistory({ history, asOf }: PriceHistoryProps) {
  const w = useWords(priceWords)
  if (history.length === 0) return <p>{w.noHistory}</p>
  const steps = history.map(({ price_cents: cents, from }) => ({ cents, from: Date.parse(from) }))
  const until = Math.max(Date.parse(asOf), ...steps.map(({ from }) => from))
  const from = steps[0]?.from ?? until
  const ends = until - from < twoDays ? times : dates
  const line = (prices: typeof steps) => prices.map(({ cents, from }) => ({ at: from, value: cents }))
  return (
    <>
      <StepChart
        label={w.history}
        lines={[
          { name: w.priceLine, steps: line(steps) },
          { name: w.lowestLine, steps: line(lowestPriceSteps(steps, until)) },
        ]}
        until={until}
        valueText={(cents) => formatEuro(Math.round(cents))}
        timeText={(at) => ends.format(at)}
      />
      <Table label={w.history} headings={[w.from, w.price, w.lowestBefore, w.who, w.origin, w.reason]}>
        <tbody>
          {history.toReversed().map((entry) => (
            <HistoryRow entry={entry} key={`${entry.from} ${entry.price_cents}`} />
          ))}
        </tbody>
      </Table>
    </>
  )
}

function HistoryRow({ entry }: { readonly entry: History[number] }) {
  const w = useWords(priceWords)
  const origins = useWords(historyWords)
  const locale = useLocale()
  const { price_cents, from, lowest_before_cents: lowest, by, origin, reason, guarded } = entry
  return (
    <tr>
      <th scope="row">{timeWithWeekday(from, locale)}</th>
      <td data-label={w.price}>{formatEuro(price_cents)}</td>
      <td data-label={w.lowestBefore}>{lowest === null ? '–' : formatEuro(lowest)}</td>
      <td data-label={w.who}>{by ?? w.shop}</td>
      <td data-label={w.origin}>{origin ? origins[origin] : '–'}</td>
      <td data-label={w.reason}>
        {guarded && <b>{w.guarded}: </b>}
        {reason}
      </td>
    </tr>
  )
}
