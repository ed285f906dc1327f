import { deleteAccount } from '@pito/contracts/privacy'
import { languageOf } from '@pito/contracts/values/locale'
import { redirect } from 'react-router'
import type { Api } from '../../../api/api.ts'
import type { Submission } from '../../../form/form-action.ts'
import { sealed } from '../../../sealing/sealed.ts'
import { myData } from './my-data-words.ts'

export async function submitDeletion(api: Api, { form, locale }: Submission) {
  if (!form.has('sure')) return { errors: { sure: [myData[languageOf(locale)].sureMissing] } }
  const password = String(form.get('password') ?? '')
  await api(deleteAccount, password ? await sealed(api, { password }) : {})
  return redirect('/account-deleted', 303)
}
