import { archiveModel, deleteModel } from '@pito/contracts/staff-models'
import { removalAction } from '../record/remove-record.ts'

/** The action of the route that archives, restores or deletes a model. */
export const clientAction = removalAction({
  list: '/models',
  archive: (api, change) => api(archiveModel, change),
  remove: (api, model) => api(deleteModel, model),
})

/** Opening the address of the action shows nothing; only the forms of a model use it. */
export default function ModelRemovalRoute() {
  return null
}
