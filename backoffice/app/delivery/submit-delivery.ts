import type { DeliveryFields } from '@pito/contracts/staff-delivery'
import {
  changeDeliverySettings,
  removeScheduledDelivery,
  saveScheduledDelivery,
} from '@pito/contracts/staff-delivery'
import { deliverySentences as s } from '@pito/contracts/values/delivery-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { Submit } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { deliveryIn } from './delivery-values.ts'

export const deliveryPath = '/settings/delivery'

type Read =
  | { readonly errors: FieldErrors }
  | {
      readonly errors: null
      readonly settings: DeliveryFields & { readonly version: number }
      readonly valid_from: string | null
    }

/** Reads the form, or returns the sentences of the fields that cannot be sent to the API. */
function settingsIn(form: FormData, locale: Locale): Read {
  const texts = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { tiers, no_dispatch_dates, fields, valid_from } = deliveryIn(texts)
  if ('fault' in tiers || no_dispatch_dates === null)
    return {
      errors: {
        ...('fault' in tiers && { tiers: [tiers.fault[locale]] }),
        ...(no_dispatch_dates === null && { no_dispatch_dates: [s.dates[locale]] }),
      },
    }
  const version = Number(textIn(form, 'version'))
  return { errors: null, settings: { ...fields, ...tiers, no_dispatch_dates, version }, valid_from }
}

/** Changes the settings in force from now on, or schedules other settings and leads to their page. */
export const submitDelivery: Submit<null> = async (api, { form, locale }) => {
  const read = settingsIn(form, locale)
  if (read.errors) return read
  const { settings, valid_from } = read
  const { data } = await api(changeDeliverySettings, { ...settings, valid_from })
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
  const read = settingsIn(form, locale)
  if (read.errors) return read
  await api(saveScheduledDelivery, { id, ...read.settings, valid_from: read.valid_from ?? '' })
  return { done: null }
}
