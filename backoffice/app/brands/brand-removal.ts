import { archiveBrand, deleteBrand } from '@pito/contracts/staff-brands'
import { removalAction } from '../record/remove-record.ts'

/** The action of the route that archives, restores or deletes a brand. */
export const clientAction = removalAction({
  list: '/brands',
  archive: (api, change) => api(archiveBrand, change),
  remove: (api, brand) => api(deleteBrand, brand),
})

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
