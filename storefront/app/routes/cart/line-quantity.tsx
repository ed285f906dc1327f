import { Button } from '@pito/ui/button'
import { NumberStepper } from '@pito/ui/number-stepper'
import type { FormEvent } from 'react'
import { cartAddress } from '../../cart/cart-address.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { useWords } from '../../words/words.ts'
import type { CartLineProps } from './cart-line.tsx'
import type { LineChanging } from './use-line-quantity.ts'
import { fieldsOf } from './use-line-quantity.ts'

type LineQuantityProps = Omit<CartLineProps, 'forms'> & { readonly changing: LineChanging }

/** With a script each step is sent by itself; without one a button sends the field. */
export function LineQuantity({ row, cartId, changing }: LineQuantityProps) {
  const w = useWords(cartWords)
  const { value, change, limit } = changing
  const { quantity, ...fields } = fieldsOf(row, cartId, row.quantity)
  return (
    <form method="post" action={cartAddress(useLocale())} noValidate onSubmit={stay} className="line__qty">
      {Object.entries(fields).map(([name, each]) => (
        <input type="hidden" name={name} value={each} key={name} />
      ))}
      <NumberStepper
        name="quantity"
        label={w.quantityOf(`${row.card.brand} ${row.card.model}`)}
        lessLabel={w.less}
        moreLabel={w.more}
        max={row.most}
        defaultValue={quantity}
        value={value}
        onChange={change}
        onLimit={limit}
      />
      <Button type="submit" className="line__update">
        {w.update}
      </Button>
    </form>
  )
}

function stay(event: FormEvent) {
  event.preventDefault()
}
