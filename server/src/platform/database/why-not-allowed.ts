import type pg from 'pg'

interface Rights {
  readonly role: string
  readonly database: string
  readonly mayCreate: boolean
  /**
   * The name of a table of the shop, not of an extension, that belongs to another database user. It is null if there
   * is none.
   */
  readonly foreign: string | null
  readonly owner: string | null
}

/**
 * Reads the rights of the database user. Migrations alter tables, and the job queue creates a schema of its own,
 * which only an owner may do.
 */
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

/**
 * Returns a sentence that names the missing rights, or null if none are missing. It is called at the start, so that
 * missing rights are reported once and not as an error of each request.
 */
export function whyNotAllowed({ role, database, mayCreate, foreign, owner }: Rights): string | null {
  if (!mayCreate)
    return `The user ${role} may not create tables in the database ${database}. Make it the owner: ALTER DATABASE ${database} OWNER TO ${role}.`
  if (foreign)
    return `The table ${foreign} of the database ${database} belongs to ${owner}, not to ${role}. Start with that user, or hand the tables over: REASSIGN OWNED BY ${owner} TO ${role}.`
  return null
}
