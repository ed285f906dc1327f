import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { cartAddress } from '../../cart/cart-address.ts'
import { anotherCarField, tyreIdsText } from '../../cart/fit-question/fit-fields.ts'
import { useFitQuestion } from '../../cart/fit-question/use-fit-question.ts'
import type { OtherSize } from '../../tyres/sizes/size-list.tsx'
import { setWords } from './set-words.ts'

export interface FrontAndRearProps {
  readonly sizes: readonly OtherSize[]
  /** The id of the tyre on the page. */
  readonly here: number
}

const pair = 2
const axles = ['front', 'rear'] as const

/**
 * Adds two tyres of each size to the cart at once, for cars with different tyres at the rear. The form posts to the
 * cart page.
 */
export function FrontAndRear({ sizes, here }: FrontAndRearProps) {
  const w = useWords(setWords)
  const action = cartAddress(useLocale())
  const { isNeeded, isAsking, ask } = useFitQuestion()
  const confirmed = useRef<HTMLInputElement>(null)
  const sold = sizes.filter(({ stock }) => stock >= pair)
  const own = sold.find(({ id }) => id === here)
  if (!own || sold.length === 1) return null
  const options = sold.map(({ id, size, cents }) => ({
    value: String(id),
    label: `${size}, ${formatEuro(cents)}`,
  }))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!isNeeded) return
    event.preventDefault()
    const form = event.currentTarget
    const ids = new FormData(form)
    const answer = await ask(axles.map((axle) => Number(ids.get(axle))))
    if (!answer || !confirmed.current) return
    confirmed.current.value = tyreIdsText(answer)
    form.submit()
  }
  return (
    <Disclosure summary={w.frontAndRear}>
      <form method="post" action={action} className="stack" onSubmit={submit}>
        <p className="small">{w.hint}</p>
        <input type="hidden" name="intent" value="front-and-rear" />
        <input type="hidden" name={anotherCarField} ref={confirmed} />
        <Field label={w.front}>
          <Select name="front" options={options} defaultValue={String(here)} />
        </Field>
        <Field label={w.rear}>
          <Select name="rear" options={options} blank={w.choose} required />
        </Field>
        <Button type="submit" look="go" busy={isAsking}>
          {w.addBoth}
        </Button>
      </form>
    </Disclosure>
  )
}
