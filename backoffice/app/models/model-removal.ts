import { archiveModel, deleteModel } from '@pito/contracts/staff-models'
import { removalAction } from '../record/remove-record.ts'

/** The action of the route that archives, restores or deletes a model. */
export const clientAction = removalAction({
  list: '/models',
  archive: (api, change) => api(archiveModel, change),
  remove: (api, model) => api(deleteModel, model),
})

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
