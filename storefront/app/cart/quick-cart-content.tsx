import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button, ButtonLink } from '@pito/ui/button'
import { Bone, Skeleton } from '@pito/ui/skeleton'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { nameOf } from '../tyres/name-of.ts'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { LazyFitMark } from '../vehicle/lazy-fit-mark.tsx'
import { cartAddress } from './cart-address.ts'
import { loadCart, useCart } from './cart-store.ts'
import { DeliveryAndDiscount, Totals } from './cart-sums.tsx'
import type { CartRow, CartView } from './cart-view.ts'
import { cartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'

export function QuickCartContent() {
  const w = useWords(cartWords)
  const locale = useLocale()
  const { cart, response } = useCart()
  if (!cart) return response?.variant === 'danger' ? <Failed /> : <Loading />
  if (cart.quantity > 0) return <Filled view={cartView(cart, languageOf(locale))} />
  return (
    <div className="stack stack--tight">
      <p>
        <b>{w.empty}</b>
      </p>
      <p className="small">{w.emptyHint}</p>
    </div>
  )
}

function Filled({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  const locale = useLocale()
  return (
    <>
      <ul className="quick__rows">
        {view.rows.map((row) => (
          <QuickRow row={row} key={row.lineId} />
        ))}
      </ul>
      <dl className="sums">
        {view.servicesFromCents !== null && (
          <div>
            <dt>{w.services}</dt>
            <dd className="num">{w.from(formatEuro(view.servicesFromCents))}</dd>
          </div>
        )}
        <DeliveryAndDiscount view={view} />
        <Totals view={view} />
      </dl>
      <ButtonLink look="go" wide href={cartAddress(locale)}>
        {w.toCart}
      </ButtonLink>
    </>
  )
}

function QuickRow({ row: { card, quantity, sumCents, isForAnotherCar } }: { row: CartRow }) {
  const w = useWords(cartWords)
  return (
    <li className="quick__row">
      <div className="tyrebox">
        <TyrePicture src={card.picture} alt="" />
      </div>
      <div>
        <Anchor href={card.href}>{nameOf(card)}</Anchor>
        <p className="small quiet">{w.lineSum(quantity, card.size)}</p>
        {isForAnotherCar ? <p className="small">{w.forAnotherCar}</p> : <LazyFitMark tyre={card} />}
      </div>
      <span className="num">
        <span className="vh">{w.total} </span>
        {formatEuro(sumCents)}
      </span>
    </li>
  )
}

function Loading() {
  const w = useWords(cartWords)
  return (
    <Skeleton label={w.loading} className="quick__bones">
      <Bone width="long" />
      <Bone width="half" />
      <Bone kind="button" />
    </Skeleton>
  )
}

function Failed() {
  const w = useWords(cartWords)
  const api = useApi()
  const { loading } = useCart()
  return (
    <Alert title={w.failed} tone="bad">
      <Button busy={loading} onClick={() => loadCart(api)}>
        {w.again}
      </Button>
    </Alert>
  )
}
