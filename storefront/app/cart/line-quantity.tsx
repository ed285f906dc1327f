import { Button } from '@pito/ui/button'
import { NumberStepper } from '@pito/ui/number-stepper'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import type { FormEvent } from 'react'
import { nameOf } from '../tyres/name-of.ts'
import type { CartRow } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import type { LineQuantityState } from './use-line-quantity.ts'
import { lineFields } from './use-line-quantity.ts'

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
export function LineQuantity({ row, cartId, line, errorId }: LineQuantityProps) {
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
