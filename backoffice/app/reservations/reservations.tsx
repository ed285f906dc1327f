import type { Reservation } from '@pito/contracts/reservations'
import { listReservations, releaseReservation } from '@pito/contracts/reservations'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { reservationWords } from './reservation-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, listReservations, { name: 'reservations', url }),
  'release-reservations',
)

export const clientAction = staffAction(async (api, { form }) => {
  await api(releaseReservation, { orderNumber: textIn(form, 'order_number') })
  return { done: null }
})

export default function Reservations() {
  const w = useWords(reservationWords)
  return (
    <div className="stack">
      <PageHead title={w.reservations} />
      <p>{w.intro}</p>
      <OfficeList
        list="reservations"
        caption={w.reservations}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="-tyres"
        record={({ order_number }) => ({ id: order_number, name: w.order(order_number) })}
        filters={[
          {
            name: 'method',
            label: w.method,
            options: paymentMethods.map((method) => ({ value: method, label: w[method] })),
          },
        ]}
        searchLabel={w.search}
        rowAction={({ order_number, payment_under_way }) =>
          !payment_under_way && <Release orderNumber={order_number} />
        }
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<Reservation>[] {
  const w = useWords(reservationWords)
  const locale = useLocale()
  return [
    { key: 'articles', heading: w.article, cell: (row) => <Articles row={row} />, importance: 1 },
    { key: 'tyres', heading: w.quantity, cell: ({ tyres }) => tyres, sortable: true, align: 'end' },
    {
      key: 'method',
      heading: w.method,
      cell: ({ method }) => (method ? w[method] : w.noMethod),
      importance: 2,
    },
    {
      key: 'reserved_at',
      heading: w.started,
      cell: ({ reserved_at }) => timeWithWeekday(reserved_at, locale),
      sortable: true,
    },
    {
      key: 'expires_at',
      heading: w.until,
      cell: ({ expires_at, payment_under_way, ends_at_the_latest }) => (
        <>
          {timeWithWeekday(expires_at, locale)}
          {payment_under_way && (
            <div className="quiet small">{w.underWay(timeWithWeekday(ends_at_the_latest, locale))}</div>
          )}
        </>
      ),
      sortable: true,
      importance: 3,
    },
  ]
}

function Articles({ row }: { readonly row: Reservation }) {
  return row.articles.map(({ id, name, quantity }) => (
    <div key={id}>
      {quantity} ×{' '}
      <Anchor className="link" href={`/articles/${id}/stock`}>
        {name}
      </Anchor>
    </div>
  ))
}

function Release({ orderNumber }: { readonly orderNumber: string }) {
  const w = useWords(reservationWords)
  const form = useFetcherForm({
    id: `release-${orderNumber}`,
    action: '/reservations',
    fields: [],
    keyed: true,
  })
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="order_number" value={orderNumber} />
      <Button type="submit" busy={form.pending} aria-label={w.releaseOf(orderNumber)}>
        {w.release}
      </Button>
    </OfficeForm>
  )
}
