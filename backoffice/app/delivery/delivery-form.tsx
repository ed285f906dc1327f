import type { DeliveryPlan, DeliverySettings } from '@pito/contracts/staff-delivery'
import { LiveSince } from '../record/live-since.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { LivePreview } from './delivery-preview.tsx'
import type { DeliveryFieldName } from './delivery-values.ts'
import { valuesOfDelivery } from './delivery-values.ts'
import { useDeliveryFields } from './use-delivery-labels.ts'

interface DeliveryFormProps {
  readonly id: string
  readonly action: string
  readonly settings: DeliverySettings
  readonly now: DeliveryPlan['now']
  readonly isScheduled: boolean
}

/** The form of the settings in force, or of scheduled settings, with a preview of what customers are promised. */
export function DeliveryForm({ id, action, settings, now, isScheduled }: DeliveryFormProps) {
  const valuesOf = (each: DeliverySettings) => valuesOfDelivery(each, isScheduled)
  return (
    <RecordForm<DeliveryFieldName, DeliverySettings>
      id={id}
      action={action}
      fields={useDeliveryFields()}
      record={settings}
      valuesOf={valuesOf}
      keyed={!isScheduled}
      after={!isScheduled && <LiveSince />}
    >
      {(fields) => (
        <>
          <DeliveryFields fields={fields} isScheduled={isScheduled} />
          <LivePreview form={fields.form.ref} values={valuesOf(settings)} now={now} />
        </>
      )}
    </RecordForm>
  )
}
