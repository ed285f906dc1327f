import { deleteAccount } from '@pito/contracts/privacy'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { sealed } from '@pito/web/sealing/sealed'
import { redirect } from 'react-router'
import { myData } from './my-data-words.ts'

export async function submitDeletion(api: Api, { form, locale }: Submission) {
  if (!form.has('sure')) return { errors: { sure: [myData[languageOf(locale)].sureMissing] } }
  const password = String(form.get('password') ?? '')
  await api(deleteAccount, password ? await sealed(api, { password }) : {})
  return redirect('/account-deleted', 303)
}
