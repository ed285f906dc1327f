import { getDeliverySettings } from '@pito/contracts/staff-delivery'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Button } from '@pito/ui/button'
import { formAction } from '@pito/web/form/form-action'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { ScheduledHead } from './delivery-head.tsx'
import { DeliveryPreview } from './delivery-preview.tsx'
import { valuesOfDelivery } from './delivery-values.ts'
import { deliveryWords } from './delivery-words.ts'
import { deliveryPath, submitScheduled } from './submit-delivery.ts'

/** Loads scheduled settings. If they have started or were removed, the page of the settings in force is shown. */
export const clientLoader = staffPage(async (api, { params }) => {
  const { now, scheduled } = (await api(getDeliverySettings, {})).data
  const settings = scheduled.find(({ id }) => String(id) === params.id)
  if (!settings) throw redirect(deliveryPath)
  return { now, settings }
}, 'read-settings')

export const clientAction = formAction(submitScheduled).inBrowser

export default function ScheduledDelivery() {
  const w = useWords(deliveryWords)
  const language = languageOf(useLocale())
  const { now, settings } = useLoaderData<typeof clientLoader>()
  const mayEdit = useStaff().rights.includes('edit-settings')
  const action = `${deliveryPath}/${settings.id}`
  return (
    <div className="stack">
      <ScheduledHead title={w.startsOn(dateShown(settings.valid_from, language))} />
      {mayEdit ? (
        <>
          <DeliveryForm id={`delivery-${settings.id}`} {...{ action, settings, now }} isScheduled />
          <RemoveScheduled id={settings.id} action={action} />
        </>
      ) : (
        <DeliveryPreview values={valuesOfDelivery(settings, true)} now={now} />
      )}
    </div>
  )
}

function RemoveScheduled({ id, action }: { readonly id: number; readonly action: string }) {
  const w = useWords(deliveryWords)
  const form = useFetcherForm({ id: `remove-delivery-${id}`, action, fields: [] })
  return (
    <OfficeForm form={form}>
      <Button type="submit" name="removal" value="delete" busy={form.pending}>
        {w.removeScheduled}
      </Button>
    </OfficeForm>
  )
}
