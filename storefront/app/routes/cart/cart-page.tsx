import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useActionData } from 'react-router'
import { ChosenTime } from '../../booking/chosen-time.tsx'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import type { FormResult } from '../../form/form-result.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { useWords } from '../../words/words.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { Removed } from './removed.tsx'
import { lineFormId } from './use-line-quantity.ts'
import { useRemoveForm } from './use-remove-form.ts'
import { useShownCart } from './use-shown-cart.ts'

export function CartPage() {
  const w = useWords(cartWords)
  const cart = useShownCart()
  const view = cartView(cart, languageOf(useLocale()))
  return (
    <div className="wrap cart">
      <CartSteps cart={cart} now="cart" />
      <h1>{w.cart}</h1>
      <Messages lineIds={view.rows.map(({ lineId }) => lineId)} />
      {view.rows.length === 0 ? (
        <NothingInCart />
      ) : (
        <div className="cart__cols">
          <section aria-label={w.products}>
            <ul className="cart__lines">
              {view.rows.map((row) => (
                <li key={row.lineId}>
                  <CartLine row={row} cartId={view.cartId ?? ''} />
                </li>
              ))}
            </ul>
            <ChosenTime appointment={cart.appointment} />
          </section>
          <CartSummary view={view} />
        </div>
      )}
    </div>
  )
}

/** What came of the last form, unless its row says so itself. */
function Messages({ lineIds }: { lineIds: readonly number[] }) {
  const remove = useRemoveForm()
  const posted = useActionData<FormResult>()
  if (remove.done) return <Removed removed={remove.done} form={remove} key={remove.done.productId} />
  if (remove.alerts.length > 0)
    return remove.alerts.map((words) => <Alert title={words} tone="bad" key={words} />)
  // Without scripts the forms of other pages are answered here as well.
  const ownForms = [remove.id, ...lineIds.map(lineFormId)]
  if (posted?.outcome !== 'refused' || ownForms.includes(posted.form)) return null
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
