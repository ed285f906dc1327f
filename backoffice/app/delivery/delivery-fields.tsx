import { formatEuro } from '@pito/contracts/values/format-euro'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { Checkbox } from '@pito/ui/checkbox'
import { DecimalField } from '@pito/ui/decimal-field'
import { Field, FieldError } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { useWords } from '@pito/web/words/words'
import type { RecordFieldProps } from '../record/record-form.tsx'
import type { DeliveryFieldName } from './delivery-values.ts'
import { weekdayFields, workingDayFields } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import { TierRows } from './tier-rows.tsx'
import { useDeliveryLabels } from './use-delivery-labels.ts'

interface DeliveryFieldsProps {
  readonly fields: RecordFieldProps<DeliveryFieldName>
  /** Scheduled settings must have a start date. For a change of the settings in force the date is optional. */
  readonly isScheduled: boolean
}

export function DeliveryFields({ fields, isScheduled }: DeliveryFieldsProps) {
  const w = useWords(deliveryWords)
  const labels = useDeliveryLabels()
  const { outer, field } = fields
  const { name, defaultValue = '' } = field('tiers')
  return (
    <>
      <TierRows {...outer('tiers')} name={name} defaultValue={defaultValue} />
      <div className="record-form__grid">
        <DecimalField
          label={w.free}
          hint={w.freeHint}
          parse={parseEuros}
          format={(euros) => formatEuro(Math.round(euros * 100))}
          unreadable={w.unreadable}
          {...outer('free_from_cents')}
          {...field('free_from_cents')}
        />
      </div>
      <h2>{w.times}</h2>
      <div className="record-form__grid">
        {workingDayFields.map((each) => (
          <Field label={labels[each]} {...outer(each)} key={each}>
            <TextInput {...field(each)} inputMode="numeric" autoComplete="off" maxLength={2} required />
          </Field>
        ))}
        <Field label={w.cutOff} hint={w.cutOffHint} {...outer('cut_off_hour')}>
          <Select
            {...field('cut_off_hour')}
            options={Array.from({ length: 25 }, (_, hour) => ({
              value: String(hour),
              label: w.hour(hour),
            }))}
          />
        </Field>
      </div>
      <NoDispatch fields={fields} />
      <div className="record-form__grid">
        <Field label={w.validFrom} hint={!isScheduled && w.validFromHint} {...outer('valid_from')}>
          <TextInput {...field('valid_from')} type="date" required={isScheduled} />
        </Field>
      </div>
    </>
  )
}

function NoDispatch({ fields: { outer, field, checkbox } }: Pick<DeliveryFieldsProps, 'fields'>) {
  const w = useWords(deliveryWords)
  const labels = useDeliveryLabels()
  const { id, error } = outer('no_dispatch_weekdays')
  const errorId = `${id}-error`
  return (
    <>
      <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
        <legend>{w.noDispatch}</legend>
        <div className="stack stack--tight">
          {error && <FieldError id={errorId}>{error}</FieldError>}
          <p className="quiet small">{w.noDispatchHint}</p>
          <div className="check-group">
            {weekdayFields.map((name, index) => (
              <Checkbox {...checkbox(name)} id={index === 0 ? id : undefined} key={name}>
                {labels[name]}
              </Checkbox>
            ))}
          </div>
        </div>
      </fieldset>
      <Field label={w.dates} hint={w.datesHint} {...outer('no_dispatch_dates')}>
        <Textarea {...field('no_dispatch_dates')} rows={3} maxLength={5000} />
      </Field>
    </>
  )
}
