import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { FieldError } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { cartAddress } from '../../cart/cart-address.ts'
import type { CartRow } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { SeasonMark } from '../../tyres/season-mark.tsx'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { useWords } from '../../words/words.ts'
import { LineQuantity } from './line-quantity.tsx'
import type { CartForms } from './use-cart-forms.ts'
import { useLineQuantity } from './use-line-quantity.ts'

export interface CartLineProps {
  readonly row: CartRow
  readonly cartId: string
  readonly forms: CartForms
}

export function CartLine({ row, cartId, forms }: CartLineProps) {
  const w = useWords(cartWords)
  const { card, quantity, sumCents, feeCents } = row
  const changing = useLineQuantity(row, cartId)
  return (
    <article className="line" aria-busy={changing.busy || undefined}>
      <div className="tyrebox">
        <TyrePicture src={card.picture} alt="" eager />
      </div>
      <div className="line__what">
        <SeasonMark seasonId={card.seasonId} />
        <p className="line__brand">{card.brand}</p>
        <h2>
          <a href={card.href}>{card.model}</a>
        </h2>
        <p className="num line__size">{card.size}</p>
        <p className="small quiet">{w.each(formatEuro(card.cents))}</p>
        {feeCents > 0 && <p className="small quiet">{w.feeIncluded(formatEuro(feeCents / quantity))}</p>}
      </div>
      <div className="line__act">
        <span className="line__sum num">{formatEuro(sumCents)}</span>
        {row.most > 0 && <LineQuantity row={row} cartId={cartId} changing={changing} />}
        <RemoveLine row={row} cartId={cartId} forms={forms} />
      </div>
      <div className="line__error" role="alert">
        {changing.error && <FieldError>{changing.error}</FieldError>}
      </div>
    </article>
  )
}

function RemoveLine({ row: { lineId, quantity, card }, cartId, forms }: CartLineProps) {
  const w = useWords(cartWords)
  const name = `${card.brand} ${card.model}`
  return (
    <form method="post" action={cartAddress(useLocale())} onSubmit={forms.submit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="cart_id" value={cartId} />
      <input type="hidden" name="line_item_id" value={lineId} />
      <input type="hidden" name="type_id" value={card.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="name" value={name} />
      <Button type="submit" look="bare" aria-label={w.removeNamed(`${name} ${card.size}`)}>
        <Icon name="trash" />
        <span className="line__word">{w.remove}</span>
      </Button>
    </form>
  )
}
