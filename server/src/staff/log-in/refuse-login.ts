import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'

const nobody = { kind: 'nobody', id: null } as const

/**
 * Records a refused log-in. The answer is the same, whatever was wrong. Whoever was logged in at that browser before is
 * not named as the person who tried.
 */
export async function refuseLogin(
  ctx: Context,
  staffId: string | null,
  wrong: 'password' | 'second-factor',
): Promise<never> {
  const details = { staff_id: staffId, wrong }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), actor: nobody, action: 'staff-login-failed', details })
  refuse('staff-login-failed')
}
