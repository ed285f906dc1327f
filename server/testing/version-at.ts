import type { TestPlatform } from './test-platform.ts'

/** Returns the stored version of the person or the role of staff at a path of the API, such as `roles/role-a`. */
export async function versionAt({ pool }: TestPlatform, path: string): Promise<number> {
  const [kind, id] = path.split('/')
  const { rows } = await pool.query(
    kind === 'roles'
      ? 'select version from staff_role where name = $1'
      : 'select version from staff where id::text = $1',
    [id],
  )
  return rows[0]?.version ?? 1
}
