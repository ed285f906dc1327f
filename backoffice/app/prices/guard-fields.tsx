import { objectionSentences } from '@pito/contracts/values/price-sentences'
import type { PriceObjection } from '@pito/contracts/values/why-not-price'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { priceWords } from './price-words.ts'

export interface Confirmation {
  readonly ticked: boolean
  readonly reason: string
}
export const notConfirmed: Confirmation = { ticked: false, reason: '' }

export function isConfirmed({ ticked, reason }: Confirmation): boolean {
  return ticked && reason.trim() !== ''
}

interface GuardFieldsProps {
  /** The id of the checkbox, to which the error summary links. */
  readonly id: string
  readonly articleName: string
  readonly objections: readonly PriceObjection[]
  readonly confirmation: Confirmation
  readonly onChange: (confirmation: Confirmation) => void
  /** Whether a save has failed because the price was not confirmed. */
  readonly missing: boolean
}

/** The objections of the price guard, with the tick and the reason without which the price is not saved. */
export function GuardFields({
  id,
  articleName,
  objections,
  confirmation,
  onChange,
  missing,
}: GuardFieldsProps) {
  const w = useWords(priceWords)
  const locale = useLocale()
  return (
    <div className="price-guard">
      {objections.map((objection) => (
        <p key={objection}>{objectionSentences[objection][locale]}</p>
      ))}
      <Checkbox
        id={id}
        checked={confirmation.ticked}
        onChange={(event) => onChange({ ...confirmation, ticked: event.target.checked })}
        error={missing && w.confirmFirst}
      >
        {w.confirm}
      </Checkbox>
      <Field
        label={
          <>
            {w.reason}
            <span className="vh">: {articleName}</span>
          </>
        }
      >
        <TextInput
          value={confirmation.reason}
          onChange={(event) => onChange({ ...confirmation, reason: event.target.value })}
          maxLength={500}
        />
      </Field>
    </div>
  )
}
