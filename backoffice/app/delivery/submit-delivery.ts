import type { DeliveryFields } from '@pito/contracts/staff-delivery'
import {
  changeDeliverySettings,
  removeScheduledDelivery,
  saveScheduledDelivery,
} from '@pito/contracts/staff-delivery'
import { deliverySentences as s } from '@pito/contracts/values/delivery-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { Submit } from '@pito/web/form/form-action'
import { errorsWith } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { deliveryIn } from './delivery-values.ts'

export const deliveryPath = '/settings/delivery'

interface Read {
  /** The settings as they are sent to the API. A field that cannot be read is null, which the API refuses. */
  readonly settings: DeliveryFields & { readonly version: number }
  readonly valid_from: string | null
  /** The sentences of the fields that cannot be read; null if all can. */
  readonly errors: FieldErrors | null
}

function settingsIn(form: FormData, locale: Locale): Read {
  const texts = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { tiers, no_dispatch_dates, fields, valid_from } = deliveryIn(texts)
  return {
    settings: {
      ...fields,
      tiers: 'fault' in tiers ? (null as never) : tiers.tiers,
      no_dispatch_dates: no_dispatch_dates ?? (null as never),
      version: Number(textIn(form, 'version')),
    },
    valid_from,
    errors: fieldErrors({
      tiers: 'fault' in tiers ? tiers.fault[locale] : null,
      no_dispatch_dates: no_dispatch_dates === null ? s.dates[locale] : null,
    }),
  }
}

/** Changes the settings in force from now on, or schedules other settings and leads to their page. */
export const submitDelivery: Submit<null> = async (api, { form, locale }) => {
  const { settings, valid_from, errors } = settingsIn(form, locale)
  const changed = api(changeDeliverySettings, { ...settings, valid_from })
  if (errors) return errorsWith(errors, changed)
  const { data } = await changed
  const scheduled = data.scheduled.find((each) => each.valid_from === valid_from)
  return scheduled ? redirect(`${deliveryPath}/${scheduled.id}`) : { done: null }
}

/** Saves or removes settings that start later. */
export const submitScheduled: Submit<null> = async (api, { form, params, locale }) => {
  const id = Number(params.id)
  if (textIn(form, 'removal') === 'delete') {
    await api(removeScheduledDelivery, { id })
    return redirect(deliveryPath)
  }
  const { settings, valid_from, errors } = settingsIn(form, locale)
  const saved = api(saveScheduledDelivery, { id, ...settings, valid_from: valid_from ?? '' })
  if (errors) return errorsWith(errors, saved)
  await saved
  return { done: null }
}
