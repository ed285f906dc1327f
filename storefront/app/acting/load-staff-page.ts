import { getActing, getCustomerPortalUsers, getStaffMember } from '@pito/contracts/staff'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { settled } from '@pito/web/parts/settled'
import type { PageRequest } from '../page/page.ts'

/** Loads the data of the staff page. Returns null if no member of staff is logged in. */
export async function loadStaffPage(api: Api, { url }: PageRequest) {
  const staff = await api(getStaffMember, {}).catch(nullIfNoStaff)
  if (!staff) return null
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const page = pageIn(url)
  const { rights } = staff.data
  const mayChoose = rights.includes('act-for-customers') && rights.includes('read-customers')
  const [acting, customers] = await Promise.all([
    api(getActing, {}),
    mayChoose ? settled(api(getCustomerPortalUsers, { search, page })) : null,
  ])
  return { staff: staff.data, acting: acting.data, customers, search }
}
export type StaffPage = NonNullable<Awaited<ReturnType<typeof loadStaffPage>>>

function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

const nobody = new Set([401, 403])

function nullIfNoStaff(error: unknown): null {
  if (nobody.has(refusedAnswer(error)?.status ?? 0)) return null
  throw error
}
