import { deleteArticle } from '@pito/contracts/staff-articles'
import { formAction } from '@pito/web/form/form-action'
import { redirect } from 'react-router'

/** The action of the route that deletes an article. Its state is changed by another route. */
export const clientAction = formAction(async (api, { params }) => {
  await api(deleteArticle, { id: Number(params.id) })
  return redirect('/articles')
}).inBrowser

/** Opening the address of the action shows nothing; only the dialog of an article uses it. */
export default function ArticleRemovalRoute() {
  return null
}
