import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { FieldError } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { NumberStepper } from '@pito/ui/number-stepper'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { FormEvent } from 'react'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { NetPrice } from '../account/net-price.tsx'
import { nameOf } from '../tyres/name-of.ts'
import { SeasonMark } from '../tyres/season-mark.tsx'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { LineFit } from '../vehicle/in-cart/line-fit.tsx'
import { cartAddress } from './cart-address.ts'
import { cartChoices } from './cart-choice-words.ts'
import type { CartRow } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { ChoiceMessage } from './choice-message.tsx'
import { anotherCarField } from './fit-question/fit-fields.ts'
import type { CartChange, RemovedLine } from './submit-cart.ts'
import { useRemoveForm } from './use-remove-form.ts'

export interface CartLineProps {
  readonly row: CartRow
  readonly cartId: string
}

export function CartLine({ row, cartId }: CartLineProps) {
  const w = useWords(cartWords)
  const { card, sumCents, feeCents, wasCents } = row
  const line = useLineQuantity(row, cartId)
  const errorId = useId()
  const { axle } = row
  const choices = useWords(cartChoices)
  const Heading = axle ? 'h3' : 'h2'
  return (
    <article className="line" aria-busy={line.busy || undefined}>
      <div className="tyrebox">
        <TyrePicture src={card.picture} alt="" eager />
      </div>
      <div className="line__what">
        {axle && <p className="line__axle">{choices[axle]}</p>}
        <SeasonMark seasonId={card.seasonId} />
        <p className="line__brand">{card.brand}</p>
        <Heading>
          <Anchor href={card.href} id={lineLinkId(card.id)}>
            {card.model}
          </Anchor>
        </Heading>
        <p className="num line__size">{card.size}</p>
        <LineFit row={row} />
        <p className="small quiet">{(feeCents > 0 ? w.eachWithFee : w.each)(formatEuro(card.cents))}</p>
        <NetPrice cents={card.cents} each />
        {wasCents !== null && (
          <p className="line__price">{w.priceChanged(formatEuro(wasCents), formatEuro(card.cents))}</p>
        )}
      </div>
      <div className="line__act">
        <span className="line__sum num">
          <span className="vh">{w.total} </span>
          {formatEuro(sumCents)}
        </span>
        {row.most > 0 && <LineQuantity row={row} cartId={cartId} line={line} errorId={errorId} />}
        <RemoveLine row={row} cartId={cartId} />
      </div>
      <div className="line__error" role="alert">
        {line.error && <FieldError id={errorId}>{line.error}</FieldError>}
      </div>
      <ChoiceMessage change={line.form.done} />
    </article>
  )
}

function RemoveLine({ row: { lineId, quantity, card, isForAnotherCar }, cartId }: CartLineProps) {
  const w = useWords(cartWords)
  const form = useRemoveForm()
  const name = nameOf(card)
  return (
    <PostForm form={{ ...form, alerts: [] }}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="cart_id" value={cartId} />
      <input type="hidden" name="line_item_id" value={lineId} />
      <input type="hidden" name="type_id" value={card.id} />
      <input type="hidden" name="quantity" value={quantity} />
      {isForAnotherCar && <input type="hidden" name={anotherCarField} value={card.id} />}
      {(['brand', 'model', 'size', 'cents'] as const).map((part) => (
        <input type="hidden" name={part} value={card[part]} key={part} />
      ))}
      <Button
        type="submit"
        look="bare"
        busy={form.pending}
        aria-label={w.removeNamed(`${name} ${card.size}`)}
      >
        <Icon name="trash" />
        <span className="line__word">{w.remove}</span>
      </Button>
    </PostForm>
  )
}

interface LineQuantityProps {
  readonly row: CartRow
  readonly cartId: string
  readonly line: LineQuantityState
  readonly errorId: string
}

/**
 * With scripts each change of the quantity is sent automatically. Without scripts the customer sends it with a
 * button.
 */
function LineQuantity({ row, cartId, line, errorId }: LineQuantityProps) {
  const w = useWords(cartWords)
  const { form, value, change, limit, error } = line
  const name = nameOf(row.card)
  return (
    <PostForm form={{ ...form, alerts: [] }} className="line__qty" onSubmit={stay}>
      {Object.entries(lineFields(row, cartId)).map(([name, each]) => (
        <input type="hidden" name={name} value={each} key={name} />
      ))}
      <NumberStepper
        name="quantity"
        errorId={error ? errorId : undefined}
        label={w.quantityOf(name)}
        lessLabel={w.lessOf(name)}
        moreLabel={w.moreOf(name)}
        max={row.most}
        defaultValue={row.quantity}
        value={value}
        onChange={change}
        onLimit={limit}
      />
      <Button type="submit" className="line__update">
        {w.update}
      </Button>
    </PostForm>
  )
}

function stay(event: FormEvent) {
  event.preventDefault()
}

/** The id of the link to the tyre of a row. */
const lineLinkId = (productId: number) => `cart-tyre-${productId}`

/**
 * Moves the focus to the row that "undo" has added again, because the message with the button disappears. The row
 * appears later than the message disappears, when the cart has been loaded again.
 */
export function useFocusOnRestored(rows: readonly CartRow[], removed: RemovedLine | null): void {
  const last = useRef<number>(null)
  useEffect(() => {
    if (removed) last.current = removed.id
  }, [removed])
  useEffect(() => {
    if (last.current === null || removed || !rows.some(({ card }) => card.id === last.current)) return
    if (document.activeElement === document.body) document.getElementById(lineLinkId(last.current))?.focus()
    last.current = null
  }, [rows, removed])
}

type LineQuantityState = ReturnType<typeof useLineQuantity>

/**
 * Sends one change of a row at a time. When a request has finished, the latest quantity is sent, so that the
 * visitor's last choice wins.
 */
function useLineQuantity(row: CartRow, cartId: string) {
  const form = useFetcherForm<'quantity', CartChange>({
    id: lineFormId(row.lineId),
    action: cartAddress(useLocale()),
    fields: ['quantity'],
  })
  const latest = useRef<number | null>(null)
  // `chosen` alone cannot tell whether a request is pending: between the last response and its rendering it is still
  // set, and a new choice may begin in that moment.
  const sending = useRef(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [limited, setLimited] = useState(false)
  const change = async (quantity: number) => {
    latest.current = quantity
    setChosen(quantity)
    if (sending.current) return
    sending.current = true
    while (latest.current !== null) {
      const values = { ...lineFields(row, cartId), quantity: latest.current }
      latest.current = null
      await form.submit(values)
    }
    sending.current = false
    // The router shows the reloaded cart in a transition, so the chosen quantity is cleared in a transition too.
    startTransition(() => setChosen(null))
  }
  return {
    form,
    value: chosen ?? row.quantity,
    busy: chosen !== null,
    error: useLineError(row, limited, form.error('quantity') ?? form.alerts[0] ?? null),
    change,
    limit: setLimited,
  }
}

export const lineFormId = (lineId: number) => `line-${lineId}`

function lineFields({ lineId, card }: CartRow, cartId: string) {
  return { intent: 'set', cart_id: cartId, line_item_id: lineId, type_id: card.id }
}

/**
 * Returns the error of the row: the stock has fallen, the visitor typed more than is available, or the server
 * rejected the change.
 */
function useLineError({ most, quantity }: CartRow, limited: boolean, refusal: string | null) {
  const w = useWords(cartWords)
  if (most === 0) return `${w.soldOut}. ${w.soldOutHint}`
  if (limited || quantity > most) return w.most(most)
  return refusal
}
