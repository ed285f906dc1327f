import type { DeliverySettings } from '@pito/contracts/staff-delivery'
import { getDeliverySettings } from '@pito/contracts/staff-delivery'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Anchor } from '@pito/ui/anchor'
import { formAction } from '@pito/web/form/form-action'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { DeliveryHead } from './delivery-head.tsx'
import { DeliveryPreview } from './delivery-preview.tsx'
import { valuesOfDelivery } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import { deliveryPath, submitDelivery } from './submit-delivery.ts'

export const clientLoader = staffPage(
  async (api) => (await api(getDeliverySettings, {})).data,
  'read-settings',
)

export const clientAction = formAction(submitDelivery).inBrowser

/**
 * The delivery settings in force, and links to the scheduled ones. Staff who may only read settings see the preview
 * without the form.
 */
export default function Delivery() {
  const { now, current, scheduled } = useLoaderData<typeof clientLoader>()
  const mayEdit = useStaff().rights.includes('edit-settings')
  return (
    <div className="stack">
      <DeliveryHead tab="settings" />
      <ScheduledList scheduled={scheduled} />
      {mayEdit ? (
        <DeliveryForm id="delivery" action={deliveryPath} settings={current} now={now} isScheduled={false} />
      ) : (
        <DeliveryPreview values={valuesOfDelivery(current, false)} now={now} />
      )}
    </div>
  )
}

function ScheduledList({ scheduled }: { readonly scheduled: readonly DeliverySettings[] }) {
  const w = useWords(deliveryWords)
  const language = languageOf(useLocale())
  if (scheduled.length === 0) return null
  return (
    <section className="stack stack--tight" aria-labelledby="scheduled">
      <h2 id="scheduled">{w.scheduled}</h2>
      <ul className="prose">
        {scheduled.map(({ id, valid_from }) => (
          <li key={id}>
            <Anchor className="link" href={`${deliveryPath}/${id}`}>
              {w.startsOn(dateShown(valid_from, language))}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
