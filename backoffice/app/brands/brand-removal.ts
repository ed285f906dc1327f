import { archiveBrand, deleteBrand } from '@pito/contracts/staff-brands'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'

/** The action of the route that archives, restores or deletes a brand. */
export const clientAction = formAction(async (api, { form, params }) => {
  const id = Number(params.id)
  const removal = textIn(form, 'removal')
  if (removal === 'delete') {
    await api(deleteBrand, { id })
    return redirect('/brands')
  }
  await api(archiveBrand, { id, version: Number(textIn(form, 'version')), archived: removal === 'archive' })
  return { done: null }
}).inBrowser

/** Opening the address of the action shows nothing; only the forms of a brand use it. */
export default function BrandRemovalRoute() {
  return null
}
