import type { DeliveryPlan, DeliverySettings } from '@pito/contracts/staff-delivery'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field, FieldError } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import { historyWords } from '../history/history-words.ts'
import { useLabels } from '../record/describe.ts'
import { DescribedFields, useRecordFields } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { LivePreview } from './delivery-preview.tsx'
import type { DeliveryFieldName } from './delivery-values.ts'
import { valuesOfDelivery, weekdayFields } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import { deliveryDescription, scheduledDescription } from './description.ts'
import type { TypedTier } from './read-tiers.ts'
import { tiersAsText, typedTiersIn } from './read-tiers.ts'

interface DeliveryFormProps {
  readonly id: string
  readonly action: string
  readonly settings: DeliverySettings
  readonly now: DeliveryPlan['now']
  readonly isScheduled: boolean
}

/** The form of the settings in force, or of scheduled settings, with a preview of what customers are promised. */
export function DeliveryForm({ id, action, settings, now, isScheduled }: DeliveryFormProps) {
  const w = useWords(deliveryWords)
  const { yes, no } = useWords(historyWords)
  const description = isScheduled ? scheduledDescription : deliveryDescription
  const weekdays = weekdayFields.map((name, index) => ({
    name,
    label: w.weekdays[index] ?? '',
    shown: (text: string) => (text === 'on' ? yes : no),
  }))
  const valuesOf = (each: DeliverySettings) => valuesOfDelivery(each, isScheduled)
  return (
    <RecordForm<DeliveryFieldName, DeliverySettings>
      id={id}
      action={action}
      fields={[...useRecordFields(description), ...weekdays]}
      record={settings}
      valuesOf={valuesOf}
      keyed={!isScheduled}
      after={!isScheduled && <LiveSince />}
    >
      {(fields) => (
        <>
          <DeliveryFields fields={fields} description={description} />
          <LivePreview form={fields.form.ref} values={valuesOf(settings)} now={now} />
        </>
      )}
    </RecordForm>
  )
}

interface DeliveryFieldsProps {
  readonly fields: RecordFieldProps<DeliveryFieldName>
  readonly description: typeof deliveryDescription
}

function DeliveryFields({ fields, description }: DeliveryFieldsProps) {
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

interface TierRowsProps {
  readonly label: string
  /** The id of the first control, to which the error summary links. */
  readonly id: string
  readonly error: string | undefined
  readonly name: string
  /** The tiers as the form sends them. */
  readonly defaultValue: string
}

interface Row extends TypedTier {
  readonly key: number
}

/** The tiers, each with the quantity from which it applies and its price. The form sends them as one text. */
function TierRows({ label, id, error, name, defaultValue }: TierRowsProps) {
  const w = useWords(deliveryWords)
  const { rows, text, hidden, change, add, remove } = useRows(defaultValue)
  const errorId = `${id}-error`
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className="stack stack--tight">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p className="quiet small">{w.tiersHint}</p>
        {rows.map(({ key, from, price }, place) => (
          <div className="tier-row" key={key}>
            <Field label={w.from} id={place === 0 ? id : undefined}>
              <TextInput
                value={from}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                onChange={(event) => change(key, { from: event.target.value })}
              />
            </Field>
            <Field label={w.price}>
              <TextInput
                value={price}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                onChange={(event) => change(key, { price: event.target.value })}
              />
            </Field>
            <Button aria-label={w.removeTier(from)} onClick={() => remove(key)}>
              {w.remove}
            </Button>
          </div>
        ))}
        <p>
          <Button id={rows.length === 0 ? id : undefined} onClick={add}>
            {w.addTier}
          </Button>
        </p>
        <input type="hidden" name={name} value={text} ref={hidden} />
      </div>
    </fieldset>
  )
}

function rowsIn(text: string): readonly Row[] {
  return typedTiersIn(text).map((tier, key) => ({ ...tier, key }))
}

function useRows(defaultValue: string) {
  const hidden = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState(() => rowsIn(defaultValue))
  const text = tiersAsText(rows)
  // The form compares and previews its values at each input event, which React does not fire for a hidden input.
  useEffect(() => {
    const input = hidden.current
    if (input?.value === text) input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  useEffect(() => {
    const form = hidden.current?.form
    const reset = () => setRows(rowsIn(defaultValue))
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue])
  return {
    rows,
    text,
    hidden,
    change: (key: number, changed: Partial<TypedTier>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row))),
    add: () =>
      setRows([...rows, { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), from: '', price: '' }]),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
  }
}
