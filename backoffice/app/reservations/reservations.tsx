import type { Reservation } from '@pito/contracts/reservations'
import { listReservations, releaseReservation } from '@pito/contracts/reservations'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Table } from '@pito/ui/table'
import { textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { ListPager } from '../list/list-pager.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { reservationWords } from './reservation-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => api(listReservations, { page: Number(url.searchParams.get('page') ?? 1) }),
  'release-reservations',
)

export const clientAction = staffAction(async (api, { form }) => {
  await api(releaseReservation, { orderNumber: textIn(form, 'order_number') })
  return { done: null }
})

export default function Reservations() {
  const w = useWords(reservationWords)
  const { data, page, last_page } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <title>{`${w.reservations} – Pito`}</title>
      <h1>{w.reservations}</h1>
      {data.length === 0 ? (
        <Empty title={w.none} level={2}>
          <p>{w.intro}</p>
        </Empty>
      ) : (
        <>
          <p>{w.intro}</p>
          <ReservationTable rows={data} />
          <ListPager page={page} pages={last_page} />
        </>
      )}
    </div>
  )
}

function ReservationTable({ rows }: { readonly rows: readonly Reservation[] }) {
  const w = useWords(reservationWords)
  const locale = useLocale()
  return (
    <Table label={w.reservations}>
      <thead>
        <tr>
          {[w.article, w.quantity, w.method, w.started, w.until, w.action].map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.order_number}>
            <td>
              {row.articles.map(({ id, name, quantity }) => (
                <div key={id}>
                  {quantity} ×{' '}
                  <Anchor className="link" href={`/articles/${id}/stock`}>
                    {name}
                  </Anchor>
                </div>
              ))}
            </td>
            <td className="is-num">{row.tyres}</td>
            <td>{row.method === null ? w.noMethod : w[row.method]}</td>
            <td>{timeInHelsinki(row.reserved_at, locale)}</td>
            <td>{timeInHelsinki(row.expires_at, locale)}</td>
            <td>
              {row.payment_under_way ? (
                w.underWay(timeInHelsinki(row.ends_at_the_latest, locale))
              ) : (
                <Release orderNumber={row.order_number} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Release({ orderNumber }: { readonly orderNumber: string }) {
  const w = useWords(reservationWords)
  const form = useFetcherForm({ id: `release-${orderNumber}`, action: '/reservations', fields: [] })
  return (
    <PostForm form={form}>
      <input type="hidden" name="order_number" value={orderNumber} />
      <Button type="submit" busy={form.pending} aria-label={w.releaseOf(orderNumber)}>
        {w.release}
      </Button>
    </PostForm>
  )
}
