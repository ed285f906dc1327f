import { deleteArticle } from '@pito/contracts/staff-articles'
import { formAction } from '@pito/web/form/form-action'
import { redirect } from 'react-router'

/** The action of the route that deletes an article. Its state is changed by another route. */
export const clientAction = formAction(async (api, { params }) => {
  await api(deleteArticle, { id: Number(params.id) })
  return redirect('/articles')
}).inBrowser

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
