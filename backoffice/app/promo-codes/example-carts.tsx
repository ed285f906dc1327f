import type { ExampleCart } from '@pito/contracts/staff-promo-codes'
import { getExampleCarts } from '@pito/contracts/staff-promo-codes'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Panel } from '@pito/ui/panel'
import { Table } from '@pito/ui/table'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { recordIn } from '../record/describe.ts'
import type { Values } from '../record/use-unsaved.ts'
import { valuesIn } from '../record/use-unsaved.ts'
import { promoCodeDescription } from './description.ts'
import { promoCodeWords } from './promo-code-words.ts'

interface ExampleCartsProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** The texts of the stored code. */
  readonly texts: Values
}

interface Discount {
  readonly discount_permille: number
  readonly discount_cents: number
  readonly minimum_cents: number
}

/** Returns the discount that the texts of a form state, or null if they do not state exactly one. */
function discountIn(texts: Values): Discount | null {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const {
    discount_permille: permille,
    discount_cents: cents,
    minimum_cents: minimum,
  } = recordIn(promoCodeDescription, form)
  const isRead = [permille ?? 0, cents ?? 0, minimum ?? 0].every((value) => typeof value === 'number')
  if (!isRead || (permille === null) === (cents === null)) return null
  return { discount_permille: permille ?? 0, discount_cents: cents ?? 0, minimum_cents: minimum ?? 0 }
}

/** Shows two carts with the discount that is typed into the form, as customers would see them. */
export function ExampleCarts({ form, texts }: ExampleCartsProps) {
  const w = useWords(promoCodeWords)
  const [typed, setTyped] = useState(texts)
  useEffect(() => {
    const element = form.current
    const read = () => element && setTyped(valuesIn(element))
    element?.addEventListener('input', read)
    return () => element?.removeEventListener('input', read)
  }, [form])
  const discount = discountIn(typed)
  const carts = useCarts(discount && JSON.stringify(discount))
  return (
    <Panel>
      <section className="stack stack--tight" aria-labelledby="example-carts">
        <h2 id="example-carts">{w.examples}</h2>
        {!discount && <p>{w.examplesWait}</p>}
        {carts === 'failed' && <p>{w.examplesMissing}</p>}
        {carts !== 'failed' && carts?.length === 0 && <p>{w.noArticles}</p>}
        <div className="example-carts">
          {carts !== 'failed' &&
            carts?.map((cart, place) => (
              <Cart cart={cart} name={w.example(place + 1)} key={w.example(place)} />
            ))}
        </div>
      </section>
    </Panel>
  )
}

/** Loads the carts for a discount that is written as JSON, and forgets answers that came too late. */
function useCarts(discount: string | null): readonly ExampleCart[] | 'failed' | null {
  const api = useApi()
  const [carts, setCarts] = useState<readonly ExampleCart[] | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (discount === null) setCarts(null)
    else
      void api(getExampleCarts, JSON.parse(discount))
        .then(
          ({ data }) => data,
          () => 'failed' as const,
        )
        .then((answer) => isCurrent && setCarts(answer))
    return () => {
      isCurrent = false
    }
  }, [api, discount])
  return carts
}

function Cart({ cart, name }: { readonly cart: ExampleCart; readonly name: string }) {
  const w = useWords(promoCodeWords)
  return (
    <div className="stack stack--tight">
      <Table label={name} showCaption headings={[w.line, w.price, w.discount, w.vat]}>
        <tbody>
          {cart.lines.map((line) => (
            <tr key={`${line.kind} ${line.name} ${line.quantity} ${line.total_cents}`}>
              <th scope="row">
                {line.quantity} × {line.kind === 'article' ? line.name : w[line.kind]}
              </th>
              <Amounts cents={[line.total_cents, line.discount_cents, line.vat_cents]} />
            </tr>
          ))}
          <tr>
            <th scope="row">{w.total}</th>
            <Amounts cents={[cart.total_cents, cart.discount_cents, cart.vat_cents]} />
          </tr>
        </tbody>
      </Table>
      {cart.is_below_minimum && <p>{w.belowMinimum}</p>}
    </div>
  )
}

function Amounts({ cents }: { readonly cents: readonly [number, number, number] }) {
  const w = useWords(promoCodeWords)
  const [price, discount, vat] = cents
  return (
    <>
      <td className="is-num" data-label={w.price}>
        {formatEuro(price)}
      </td>
      <td className="is-num" data-label={w.discount}>
        {discount === 0 ? '–' : `−${formatEuro(discount)}`}
      </td>
      <td className="is-num" data-label={w.vat}>
        {formatEuro(vat)}
      </td>
    </>
  )
}
