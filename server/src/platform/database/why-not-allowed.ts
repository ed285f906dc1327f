import type pg from 'pg'

interface Rights {
  readonly role: string
  readonly database: string
  readonly mayCreate: boolean
  /** A table of the shop, not of an extension, that has another owner. */
  readonly foreign: string | null
  readonly owner: string | null
}

/** Migrations alter tables, and the jobs create a schema of their own: only an owner may do that. */
const rightsOf = `
  select current_user as role, current_database() as database,
    has_database_privilege(current_database(), 'create')
      and has_schema_privilege('public', 'create') and has_schema_privilege('public', 'usage') as "mayCreate",
    foreign_table.tablename as foreign, foreign_table.tableowner as owner
  from (select) as nothing left join lateral (
    select relname as tablename, pg_get_userbyid(relowner) as tableowner
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    order by relname limit 1
  ) foreign_table on true`

export async function readRights(pool: pg.Pool): Promise<Rights> {
  const { rows } = await pool.query<Rights>(rightsOf)
  return rows[0] as Rights
}

/** Called at the start, so that missing rights are reported in one sentence and not as an error of each call. */
export function whyNotAllowed({ role, database, mayCreate, foreign, owner }: Rights): string | null {
  if (!mayCreate)
    return `The user ${role} may not create tables in the database ${database}. Make it the owner: ALTER DATABASE ${database} OWNER TO ${role}.`
  if (foreign)
    return `The table ${foreign} of the database ${database} belongs to ${owner}, not to ${role}. Start with that user, or hand the tables over: REASSIGN OWNED BY ${owner} TO ${role}.`
  return null
}
