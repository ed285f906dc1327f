import { createTyreAlert } from '@pito/contracts/alerts'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { data, redirect } from 'react-router'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { alerts } from './alert-words.ts'
import { readAlert } from './read-alert.ts'

export function tyreIn(url: URL): string {
  const id = tyreIdOf(url.searchParams.get('tyre') ?? undefined)
  if (!id) throw data(null, 404)
  return id
}

/** Success redirects to a separate page, so that a reload does not submit the form again. */
export async function submitAlert(api: Api, { form, url, locale }: Submission) {
  const language = languageOf(locale)
  const id = tyreIn(url)
  const { alert, errors } = readAlert(form, alerts[language])
  if (errors) return { errors }
  await api(createTyreAlert, { id, ...alert })
  return redirect(`/tyre-alert/sent?lang=${language}&tyre=${id}`, 303)
}
