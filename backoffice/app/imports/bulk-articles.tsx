import { startBulkAction } from '@pito/contracts/staff-imports'
import { Button } from '@pito/ui/button'
import type { Selection } from '@pito/ui/data-table/data-table'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useSearchParams } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { filtersInAddress } from '../list/list-address.ts'
import { staffAction } from '../session/staff-page.ts'
import { runWords } from './run-words.ts'

/** The action of the route that begins a bulk action and leads to its dry run. */
export const clientAction = staffAction(async (api, { form }) => {
  const ids = textIn(form, 'ids')
  const { data } = await api(startBulkAction, {
    action: textIn(form, 'action') as 'articles-off-sale',
    ids: ids === '' ? null : ids.split(',').map(Number),
    filters: JSON.parse(textIn(form, 'filters')),
  })
  return redirect(`/imports/${data.id}`)
})

/** The bulk actions for selected articles, or for all results of the list. Each begins with a dry run. */
export function BulkArticles({ selection }: { readonly selection: Selection }) {
  const w = useWords(runWords)
  const [searchParams] = useSearchParams()
  const form = useFetcherForm({ id: 'bulk-articles', action: '/bulk-articles', fields: [], keyed: true })
  const filters = Object.fromEntries(
    filtersInAddress(searchParams).map((name) => [name, searchParams.get(name) ?? '']),
  )
  const button = (action: string, label: string) => (
    <Button type="submit" name="action" value={action} busy={form.pending}>
      {label}
    </Button>
  )
  return (
    <OfficeForm form={form} className="record-actions">
      <input type="hidden" name="ids" value={selection.all ? '' : [...selection.ids].join(',')} />
      <input type="hidden" name="filters" value={JSON.stringify(filters)} />
      {button('articles-on-sale', w.putOnSale)}
      {button('articles-off-sale', w.takeOffSale)}
      {button('articles-archived', w.archive)}
    </OfficeForm>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
