import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { cartAddress } from '../../../cart/cart-address.ts'
import type { OtherSize } from '../../../tyres/sizes/size-list.tsx'
import { setWords } from './set-words.ts'

export interface FrontAndRearProps {
  readonly sizes: readonly OtherSize[]
  /** The id of the tyre on the page. */
  readonly here: number
}

const pair = 2

/**
 * Adds two tyres of each size to the cart at once, for cars with different tyres at the rear. The form posts to the
 * cart page.
 */
export function FrontAndRear({ sizes, here }: FrontAndRearProps) {
  const w = useWords(setWords)
  const action = cartAddress(useLocale())
  const sold = sizes.filter(({ stock }) => stock >= pair)
  const own = sold.find(({ id }) => id === here)
  if (!own || sold.length === 1) return null
  const options = sold.map(({ id, size, cents }) => ({
    value: String(id),
    label: `${size}, ${formatEuro(cents)}`,
  }))
  return (
    <Disclosure summary={w.frontAndRear}>
      <form method="post" action={action} className="stack">
        <p className="small">{w.hint}</p>
        <input type="hidden" name="intent" value="front-and-rear" />
        <Field label={w.front}>
          <Select name="front" options={options} defaultValue={String(here)} />
        </Field>
        <Field label={w.rear}>
          <Select name="rear" options={options} blank={w.choose} required />
        </Field>
        <Button type="submit" look="go">
          {w.addBoth}
        </Button>
      </form>
    </Disclosure>
  )
}
