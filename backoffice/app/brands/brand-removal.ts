import { archiveBrand, deleteBrand } from '@pito/contracts/staff-brands'
import { removalAction } from '../record/remove-record.ts'

/** The action of the route that archives, restores or deletes a brand. */
export const clientAction = removalAction({
  list: '/brands',
  archive: (api, change) => api(archiveBrand, change),
  remove: (api, brand) => api(deleteBrand, brand),
})

/** Opening the address of the action shows nothing; only the forms of a brand use it. */
export default function BrandRemovalRoute() {
  return null
}
