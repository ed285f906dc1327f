import type { Appointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Panel } from '@pito/ui/panel'
import { PostForm } from '@pito/web/form/post-form'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import { shopItemOf } from '../analytics/shop-item-of.ts'
import { track } from '../analytics/track.ts'
import { orderWords } from '../orders/order-words.ts'
import { cartChoices } from './cart-choice-words.ts'
import { CartSums } from './cart-sums.tsx'
import type { CartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { nextStep } from './submit-choice.ts'
import { useChoiceForm } from './use-choice-form.ts'

// Without `Suspense`, the server sends the question in its place in the HTML.
const FitQuestionAlert = lazyOptional(() =>
  import('./fit-question/fit-question-alert.tsx').then((loaded) => loaded.FitQuestionAlert),
)

interface SummaryProps {
  readonly cart: Cart
  readonly view: CartView
}

export function CartSummary({ cart, view }: SummaryProps) {
  const w = useWords(cartWords)
  return (
    <aside className="cart__aside" aria-labelledby="summary">
      <Panel className="stack cart__sum">
        <h2 id="summary">{w.summary}</h2>
        <CartSums view={view} />
        <SummaryDealer appointment={cart.appointment} />
        <Proceed cart={cart} view={view} />
      </Panel>
    </aside>
  )
}

/**
 * The form sends the total that the page shows. If the total of the cart has changed meanwhile, the customer reviews
 * the cart first.
 */
function Proceed({ cart, view }: SummaryProps) {
  const w = useWords(cartChoices)
  const form = useChoiceForm('proceed')
  const question = form.done?.question
  const items = view.rows.map(({ card, quantity }) => shopItemOf(card, quantity))
  return (
    <PostForm
      form={{ ...form, alerts: [] }}
      className="stack stack--tight"
      onSubmit={() => void track({ name: 'begin_checkout', items })}
    >
      <input type="hidden" name="intent" value="proceed" />
      <input type="hidden" name="total_cents" value={view.totalCents} />
      {form.alerts.map((sentence) => (
        <Alert title={sentence} tone="bad" key={sentence} />
      ))}
      {question && <FitQuestionAlert question={question} isBusy={form.pending} />}
      <Button type="submit" look="go" wide busy={form.pending}>
        {nextStep(cart) === 'garage' ? w.toGarage : w.toInformation}
      </Button>
    </PostForm>
  )
}

/** Shows the chosen service point: the time, the place and the contact details. */
export function SummaryDealer({ appointment }: { appointment: Appointment | null }) {
  const w = useWords(cartChoices)
  const { noCalendar } = useWords(orderWords)
  const language = languageOf(useLocale())
  if (!appointment) return null
  const { dealer, schedule_date: date, start_time: start } = appointment
  return (
    <section className="stack stack--none">
      <h3>{w.appointment}</h3>
      <p>
        {date && start ? (
          <b>
            {dayShown(date, language)} {timeShown(start, language)}
          </b>
        ) : (
          noCalendar
        )}
      </p>
      <address className="small">
        {dealer.company_name}
        <br />
        {dealer.address_line_1}, {dealer.zipcode} {dealer.city}
        <br />
        <a href={`tel:${dealer.contact_number}`}>{phoneShown(dealer.contact_number)}</a>
        <br />
        <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
      </address>
    </section>
  )
}
