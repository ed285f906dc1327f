import { Checkbox } from '@pito/ui/checkbox'
import { FieldError } from '@pito/ui/field'
import { useWords } from '@pito/web/words/words'
import { useLabels } from '../record/describe.ts'
import { DescribedFields } from '../record/described-form.tsx'
import type { RecordFieldProps } from '../record/record-form.tsx'
import type { DeliveryFieldName } from './delivery-values.ts'
import { weekdayFields } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import type { deliveryDescription } from './description.ts'
import { TierRows } from './tier-rows.tsx'

interface DeliveryFieldsProps {
  readonly fields: RecordFieldProps<DeliveryFieldName>
  readonly description: typeof deliveryDescription
}

export function DeliveryFields({ fields, description }: DeliveryFieldsProps) {
  const w = useWords(deliveryWords)
  const { tiers: label } = useLabels(description)
  const { name, defaultValue = '' } = fields.field('tiers')
  const hours = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: w.hour(hour) }))
  return (
    <DescribedFields
      description={description}
      form={fields}
      options={{ cut_off_hour: hours }}
      own={{
        tiers: <TierRows {...fields.outer('tiers')} {...{ label, name, defaultValue }} key="tiers" />,
        no_dispatch_weekdays: <Weekdays fields={fields} description={description} key="weekdays" />,
      }}
    />
  )
}

function Weekdays({ fields: { outer, checkbox }, description }: DeliveryFieldsProps) {
  const w = useWords(deliveryWords)
  const labels = useLabels(description)
  const { id, error } = outer('no_dispatch_weekdays')
  const errorId = `${id}-error`
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>{labels.no_dispatch_weekdays}</legend>
      <div className="stack stack--tight">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p className="quiet small">{w.noDispatchHint}</p>
        <div className="check-group">
          {weekdayFields.map((name, index) => (
            <Checkbox {...checkbox(name)} id={index === 0 ? id : undefined} key={name}>
              {w.weekdays[index]}
            </Checkbox>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
