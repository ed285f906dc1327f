import type { Context } from '../../platform/context.ts'
import { verifyPassword } from '../../platform/passwords/password-hash.ts'
import { whichStaff } from '../staff-with.ts'
import type { StaffRow } from '../store.ts'
import { staffByEmail } from '../store.ts'
import { refuseLogin } from './refuse-login.ts'

/**
 * Returns the member of staff with this e-mail address and password. A password is verified in every case, so that
 * the response time does not reveal who works here.
 */
export async function staffByPassword(ctx: Context, email: string, password: string): Promise<StaffRow> {
  const staff = await staffByEmail(ctx.sql, email, whichStaff(ctx.platform))
  const isRight = await verifyPassword(staff?.passwordHash ?? null, password)
  return staff && isRight ? staff : refuseLogin(ctx, staff?.id ?? null, 'password')
}
