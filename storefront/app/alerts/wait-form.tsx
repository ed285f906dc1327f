import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '../locale/use-locale.ts'
import { useWords } from '../words/words.ts'
import { waiting } from './waiting-words.ts'

interface WaitFormProps {
  readonly tyreId: number
  readonly soldOut: boolean
  readonly given?: { readonly email: string; readonly price: string } | undefined
  readonly wrong?: { readonly email?: string | undefined; readonly price?: string | undefined } | undefined
}

/** Posts to a page, with a script and without; which button was pressed says what is waited for. */
export function WaitForm({ tyreId, soldOut, given, wrong }: WaitFormProps) {
  const w = useWords(waiting)
  const language = languageOf(useLocale())
  return (
    <form className="wait" method="post" action={`/tyre-alert?lang=${language}&tyre=${tyreId}`}>
      <Field label={w.email} error={wrong?.email} id="wait-email">
        <TextInput
          type="email"
          name="email"
          defaultValue={given?.email}
          autoComplete="email"
          maxLength={254}
          required
        />
      </Field>
      {soldOut && (
        <Button type="submit" name="kind" value="stock" look="go">
          {w.stock}
        </Button>
      )}
      <Field label={w.target} optional={w.optional} hint={w.targetHint} error={wrong?.price} id="wait-price">
        <TextInput
          name="price"
          defaultValue={given?.price}
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" name="kind" value="price">
        {w.price}
      </Button>
      <p className="small quiet">{w.promise}</p>
    </form>
  )
}
