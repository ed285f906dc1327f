import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { FieldError } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { NetPrice } from '../account/net-price.tsx'
import { nameOf } from '../tyres/name-of.ts'
import { SeasonMark } from '../tyres/season-mark.tsx'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { LineFit } from '../vehicle/in-cart/line-fit.tsx'
import { cartChoices } from './cart-choice-words.ts'
import type { CartRow } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { ChoiceMessage } from './choice-message.tsx'
import { anotherCarField } from './fit-question/fit-fields.ts'
import { LineQuantity } from './line-quantity.tsx'
import { lineLinkId } from './use-focus-on-restored.ts'
import { useLineQuantity } from './use-line-quantity.ts'
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
