import type { PromoCodeUsage, PromoCodeUse } from '@pito/contracts/staff-promo-codes'
import { getPromoCodeUsage, getPromoCodeUses } from '@pito/contracts/staff-promo-codes'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { BarChart } from '@pito/ui/bar-chart'
import { Disclosure } from '@pito/ui/disclosure'
import { Table } from '@pito/ui/table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { ListPager } from '../list/list-pager.tsx'
import { existingPage } from '../list/load-list.ts'
import { NothingYet } from '../list/office-list.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { loadPromoCode } from './load-promo-code.ts'
import { PromoCodeHead } from './promo-code-head.tsx'
import { promoCodeWords } from './promo-code-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const id = Number(params.id)
  const [code, usage, uses] = await Promise.all([
    loadPromoCode(api, params),
    loadPart(api(getPromoCodeUsage, { id }).then(({ data }) => data)),
    loadPart(existingPage(url, (page) => api(getPromoCodeUses, { id, page, per_page: 50 }))),
  ])
  return { code, usage, uses }
}, 'read-promo-codes')

/** How often a promo code was used, on which days and by which orders. */
export default function PromoCodeUsagePage() {
  const w = useWords(promoCodeWords)
  const { code, usage, uses } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PromoCodeHead code={code} tab="usage" />
      <RecordPart missing={w.usageMissing} part={usage}>
        {(figures) => <Figures usage={figures} />}
      </RecordPart>
      <RecordPart missing={w.usageMissing} part={uses}>
        {({ data, page, last_page }) =>
          data.length === 0 ? (
            <NothingYet title={w.notUsed} hint={w.notUsedHint} />
          ) : (
            <>
              <Uses uses={data} />
              <ListPager page={page} pages={last_page} />
            </>
          )
        }
      </RecordPart>
    </div>
  )
}

function Figures({ usage }: { readonly usage: PromoCodeUsage }) {
  const w = useWords(promoCodeWords)
  const language = languageOf(useLocale())
  const figures = [
    [w.claimed, usage.claimed],
    [w.usedByOrders, usage.used],
    [w.released, usage.released],
    [w.orders, usage.orders],
    [w.sales, formatEuro(usage.sales_cents)],
    [w.discountGiven, formatEuro(usage.discount_cents)],
  ] as const
  const days = everyDay(usage.days)
  return (
    <>
      <dl className="usage-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && (
        <section className="stack stack--tight" aria-labelledby="uses-per-day">
          <h2 id="uses-per-day">{w.usesPerDay}</h2>
          <BarChart
            label={w.usesPerDay}
            bars={days.map(({ day, uses }) => ({ name: dateShown(day, language), value: uses }))}
          />
          <Disclosure summary={w.asTable}>
            <Table label={w.usesPerDay} headings={[w.day, w.uses]}>
              <tbody>
                {usage.days.map(({ day, uses }) => (
                  <tr key={day}>
                    <th scope="row">{dateShown(day, language)}</th>
                    <td className="is-num" data-label={w.uses}>
                      {uses}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Disclosure>
        </section>
      )}
    </>
  )
}

const dayMilliseconds = 86_400_000

/** Returns the days from the first to the last use, with those on which nobody used the code. */
function everyDay(days: PromoCodeUsage['days']): PromoCodeUsage['days'] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const usesOn = new Map(days.map(({ day, uses }) => [day, uses]))
  const count = (Date.parse(last.day) - Date.parse(first.day)) / dayMilliseconds + 1
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(Date.parse(first.day) + place * dayMilliseconds).toISOString().slice(0, 10)
    return { day, uses: usesOn.get(day) ?? 0 }
  })
}

function Uses({ uses }: { readonly uses: readonly PromoCodeUse[] }) {
  const w = useWords(promoCodeWords)
  const locale = useLocale()
  const euros = (cents: number | null) => (cents === null ? w.hidden : formatEuro(cents))
  return (
    <Table label={w.usage} headings={[w.time, w.order, w.customer, w.state, w.total, w.discount]}>
      <tbody>
        {uses.map((use) => (
          <tr key={`${use.order_number} ${use.claimed_at}`}>
            <th scope="row">{timeWithWeekday(use.claimed_at, locale)}</th>
            <td data-label={w.order}>{use.order_number ?? w.hidden}</td>
            <td data-label={w.customer}>{use.is_erased ? w.erased : (use.customer ?? w.hidden)}</td>
            <td data-label={w.state}>{use.state === 'used' ? w.usedByOrders : w.claimed}</td>
            <td className="is-num" data-label={w.total}>
              {euros(use.total_cents)}
            </td>
            <td className="is-num" data-label={w.discount}>
              {euros(use.discount_cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
