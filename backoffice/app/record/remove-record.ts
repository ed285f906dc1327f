import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'

interface Removals {
  /** The path of the list, which opens after a deletion. */
  readonly list: string
  readonly archive: (
    api: Api,
    record: { readonly id: number; readonly version: number; readonly archived: boolean },
  ) => Promise<unknown>
  readonly remove: (api: Api, record: { readonly id: number }) => Promise<unknown>
}

/** Makes the action of the route that archives, restores or deletes a record. `RecordRemoval` is its form. */
export function removalAction({ list, archive, remove }: Removals) {
  return formAction(async (api, { form, params }) => {
    const id = Number(params.id)
    const removal = textIn(form, 'removal')
    if (removal === 'delete') {
      await remove(api, { id })
      return redirect(list)
    }
    await archive(api, { id, version: Number(textIn(form, 'version')), archived: removal === 'archive' })
    return { done: null }
  }).inBrowser
}
