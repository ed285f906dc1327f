import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { sentenceOf } from '../../cart/cart-response.ts'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { useWords } from '../../words/words.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { Removed } from './removed.tsx'
import type { CartForms } from './use-cart-forms.ts'
import { useCartForms, useShownCart } from './use-cart-forms.ts'

export function CartPage() {
  const w = useWords(cartWords)
  const forms = useCartForms()
  const cart = useShownCart()
  const view = cartView(cart, languageOf(useLocale()))
  return (
    <div className="wrap cart">
      <CartSteps cart={cart} now="cart" />
      <h1>{w.cart}</h1>
      <Messages forms={forms} />
      {view.rows.length === 0 ? (
        <NothingInCart />
      ) : (
        <div className="cart__cols">
          <section aria-label={w.products}>
            <ul className="cart__lines">
              {view.rows.map((row) => (
                <li key={row.lineId}>
                  <CartLine row={row} cartId={view.cartId ?? ''} forms={forms} />
                </li>
              ))}
            </ul>
          </section>
          <CartSummary view={view} />
        </div>
      )}
    </div>
  )
}

/** What the last form changed, unless its row says so itself. */
function Messages({ forms }: { forms: CartForms }) {
  const w = useWords(cartWords)
  const { change } = forms
  if (change?.removed)
    return <Removed removed={change.removed} forms={forms} key={change.removed.productId} />
  if (change?.response.variant !== 'danger' || change.intent === 'set') return null
  return <Alert title={sentenceOf(change.response) || w.offline} tone="bad" />
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
