import type { Cart } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { storage } from '@pito/web/boot/storage'
import type { FormResult } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Failure } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionData, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { shopItemOf } from '../analytics/shop-item-of.ts'
import { track } from '../analytics/track.ts'
import { ChosenTime } from '../booking/chosen-time.tsx'
import { FormerTime } from '../booking/former-time.tsx'
import { takeTimeFormId } from '../booking/submit-take-time.ts'
import { useOffersFitting } from '../page/root-data.ts'
import { CartFitting } from '../service-points/fittings/cart-fitting.tsx'
import { CartVehicleContext, noVehicle } from '../vehicle/in-cart/cart-vehicle-context.ts'
import { CartVehicleSection } from '../vehicle/in-cart/cart-vehicle-section.tsx'
import { cartChoices } from './cart-choice-words.ts'
import { CartLine, lineFormId, useFocusOnRestored } from './cart-line.tsx'
import { CartSteps } from './cart-steps.tsx'
import { updateCart } from './cart-store.ts'
import { CartSummary, SummaryDealer } from './cart-summary.tsx'
import type { CartRow, CartView } from './cart-view.ts'
import { cartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { CombinationsOfCart } from './combinations-of-cart.tsx'
import { DeliveryTiers } from './delivery-tiers.tsx'
import { ExtraServices } from './extra-services.tsx'
import { FittingChoice } from './fitting-choice.tsx'
import { PromoCode } from './promo-code.tsx'
import type { CartData } from './read-cart.ts'
import { Removed } from './removed.tsx'
import { TopSummary } from './top-summary.tsx'
import { useRemoveForm } from './use-remove-form.ts'

export function CartPage() {
  const w = useWords(cartWords)
  const loaded = useShownCart()
  const { cart, message } = loaded
  const [isNone, setNone] = useState(false)
  const offersFitting = useOffersFitting()
  const view = cartView(cart, languageOf(useLocale()))
  const sums = isNone ? withoutLowestPrices(view) : view
  useViewedCart(view)
  const isEmpty = view.rows.length === 0
  return (
    <>
      {!isEmpty && (
        <TopSummary view={sums}>
          <SummaryDealer appointment={cart.appointment} />
        </TopSummary>
      )}
      <div className="wrap cart">
        {/* An empty cart is passed without its id, so that no later step counts as reached. */}
        <CartSteps
          cart={isEmpty ? { id: null, with_service: cart.with_service && offersFitting } : cart}
          now="cart"
        />
        <h1>{w.cart}</h1>
        <Messages cart={cart} rows={view.rows} />
        {message && <Alert title={message} tone="warn" />}
        {!isEmpty && <FormerTime cart={cart} offered={loaded.offered} />}
        {isEmpty ? (
          <NothingInCart />
        ) : (
          <FilledCart loaded={loaded} view={view} sums={sums} onNone={setNone} />
        )}
      </div>
    </>
  )
}

/** Where no service point near by fits the tyres, the lowest prices elsewhere are not shown. */
function withoutLowestPrices(view: CartView): CartView {
  return { ...view, services: view.services.filter(({ isFrom }) => !isFrom), fittedFromCents: null }
}

interface FilledCartProps {
  readonly loaded: CartData
  readonly view: CartView
  /** The view whose sums are shown: without the lowest prices if no service point near the place fits the tyres. */
  readonly sums: CartView
  readonly onNone: (isNone: boolean) => void
}

function FilledCart({ loaded, view, sums, onNone }: FilledCartProps) {
  const w = useWords(cartWords)
  const { cart, isCustomer, services, freeShipping, vehicle } = loaded
  const [installation] = services?.data?.filter(({ id }) => id === installationId) ?? []
  const extra = services?.data?.filter(({ id }) => id !== installationId) ?? []
  return (
    <CartVehicleContext value={vehicle ?? noVehicle}>
      <div className="cart__cols">
        <div>
          <section aria-label={w.products}>
            <ul className="cart__lines">
              {rowsBySet(view.rows).map((rows) => (
                <li key={rows[0]?.lineId}>
                  <CartLines rows={rows} cartId={view.cartId ?? ''} />
                </li>
              ))}
            </ul>
          </section>
          <CombinationsOfCart lines={cart.line_items} />
          <CartVehicleSection />
          <FittingChoice cart={cart} view={view} installation={sums === view ? installation : undefined} />
          {!cart.not_fitted && !cart.appointment && <CartFitting cart={cart} onNone={onNone} />}
          <DeliveryTiers view={view} html={freeShipping} />
          <ChosenTime appointment={cart.appointment} />
          <ExtraServices cart={cart} view={view} services={sums === view ? extra : []} />
          {services?.failure && <ServicesMissing failure={services.failure} />}
          <PromoCode cart={cart} isCustomer={isCustomer} />
        </div>
        <CartSummary cart={cart} view={sums} />
      </div>
    </CartVehicleContext>
  )
}

function ServicesMissing({ failure }: { failure: Failure }) {
  const { revalidate, state } = useRevalidator()
  const { servicesFailed } = useWords(cartChoices)
  return <PartAlert title={servicesFailed} failure={failure} again={revalidate} loading={state !== 'idle'} />
}

const ownForms: readonly string[] = ['fitting', 'promo', 'proceed', 'vehicle']
const installationId = 1

/** Shows the result of the last form, unless the row of that form shows it. */
function Messages({ cart, rows }: Pick<CartView, 'rows'> & { readonly cart: Cart }) {
  const remove = useRemoveForm()
  const posted = useActionData<FormResult>()
  const { pathname } = useLocation()
  const { removed = null, message = null } = remove.done ?? {}
  useFocusOnRestored(rows, removed)
  if (removed)
    return (
      <>
        <Removed removed={removed} form={remove} cart={cart} key={removed.id} />
        {message && <Alert title={message} tone="warn" />}
      </>
    )
  if (remove.alerts.length > 0)
    return remove.alerts.map((words) => <Alert title={words} tone="bad" key={words} />)
  // Without scripts, forms of other pages also post to this page, so it shows their errors as well. The cart's own
  // forms show their errors themselves.
  const isOwn = (form: string) =>
    [
      remove.id,
      takeTimeFormId(pathname),
      ...ownForms,
      ...rows.map(({ lineId }) => lineFormId(lineId)),
    ].includes(form) || form.startsWith('service-')
  if (posted?.outcome !== 'refused' || isOwn(posted.form)) return null
  return <Alert title={Object.values(posted.errors)[0]?.[0] ?? posted.message} tone="bad" />
}

function NothingInCart() {
  const w = useWords(cartWords)
  return (
    <Empty title={w.empty} level={2}>
      <p>{w.emptyHint}</p>
      <ButtonLink look="go" href="/">
        {w.findTyres}
      </ButtonLink>
    </Empty>
  )
}

/** Returns the cart that the page loaded last, and stores it for other components that show the cart. */
function useShownCart(): CartData {
  const loaded = useLoaderData<CartData>()
  const { cart } = loaded
  useEffect(() => updateCart({ cart }), [cart])
  return loaded
}

type Axle = Pick<CartRow, 'lineId' | 'axle' | 'otherAxleLineId'>

/**
 * Groups the front and rear rows of a set at the position of whichever row comes first. Every other row is a group by
 * itself.
 */
export function rowsBySet<Row extends Axle>(rows: readonly Row[]): (readonly Row[])[] {
  const groups = Map.groupBy(rows, ({ lineId, otherAxleLineId }) =>
    Math.min(lineId, otherAxleLineId ?? lineId),
  )
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Number(a.axle === 'rear') - Number(b.axle === 'rear')),
  )
}

/** Sends `view_cart` once per visit of the page, and remembers in the browser whether the tyres are fitted. */
function useViewedCart({ rows, isFitted, quantity }: CartView): void {
  const trackView = useEffectEvent(() => {
    const items = rows.map((row) => shopItemOf(row.card, row.quantity))
    if (items.length > 0) void track({ name: 'view_cart', items })
  })
  useEffect(() => trackView(), [])
  const isEmpty = quantity === 0
  useEffect(() => {
    if (!isEmpty) storage.set('service_flag', isFitted ? '1' : '0')
  }, [isFitted, isEmpty])
}

interface CartLinesProps {
  readonly rows: readonly CartRow[]
  readonly cartId: string
}

/**
 * Renders a single line, or both lines of a front and rear set under one heading. Each line of a set can be changed
 * and removed separately.
 */
function CartLines({ rows, cartId }: CartLinesProps) {
  const w = useWords(cartChoices)
  const lines = rows.map((row) => <CartLine key={row.lineId} row={row} cartId={cartId} />)
  const [front] = rows
  if (!front?.axle) return lines
  const id = `set-${front.lineId}`
  return (
    <section className="carset" aria-labelledby={id}>
      <h2 id={id}>{w.twoSizes}</h2>
      {lines}
    </section>
  )
}
