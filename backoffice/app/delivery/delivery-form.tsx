import type { DeliveryPlan, DeliverySettings } from '@pito/contracts/staff-delivery'
import { useWords } from '@pito/web/words/words'
import { historyWords } from '../history/history-words.ts'
import { useRecordFields } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { LivePreview } from './delivery-preview.tsx'
import type { DeliveryFieldName } from './delivery-values.ts'
import { valuesOfDelivery, weekdayFields } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import { deliveryDescription, scheduledDescription } from './description.ts'

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
