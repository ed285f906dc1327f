import type { MemberRow } from './team-store.ts'

export function shownMember({ last_login_at: lastLoginAt, ...member }: MemberRow) {
  return { ...member, last_login_at: lastLoginAt?.toISOString() ?? null }
}
