import { archiveModel, deleteModel } from '@pito/contracts/staff-models'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'

/** The action of the route that archives, restores or deletes a model. */
export const clientAction = formAction(async (api, { form, params }) => {
  const id = Number(params.id)
  const removal = textIn(form, 'removal')
  if (removal === 'delete') {
    await api(deleteModel, { id })
    return redirect('/models')
  }
  await api(archiveModel, { id, version: Number(textIn(form, 'version')), archived: removal === 'archive' })
  return { done: null }
}).inBrowser

/** Opening the address of the action shows nothing; only the forms of a model use it. */
export default function ModelRemovalRoute() {
  return null
}
