import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'

/**
 * Promo codes to try: a percentage, an amount with a minimum sum, a code that each customer may use once, and an
 * expired code.
 */
const codes = [
  { code: 'TALVI10', permille: 100, cents: null, until: null, minimumCents: 0, usesEach: null },
  { code: 'KOTIIN20', permille: null, cents: 2000, until: null, minimumCents: 30_000, usesEach: null },
  { code: 'TERVETULOA', permille: 50, cents: null, until: null, minimumCents: 0, usesEach: 1 },
  { code: 'KESÄ2025', permille: 150, cents: null, until: '2025-08-31', minimumCents: 0, usesEach: null },
]

export async function hasPromoCodes(sql: Sql): Promise<boolean> {
  return (await sql`select from promo_code limit 1`).length > 0
}

export async function fillPromoCodes(tx: Tx): Promise<void> {
  for (const { code, permille, cents, until, minimumCents, usesEach } of codes)
    await tx`
      insert into promo_code (
        code, discount_permille, discount_cents, valid_from, valid_until, minimum_cents, uses_each
      ) values (${code}, ${permille}, ${cents}, '2025-01-01', ${until}::date, ${minimumCents}, ${usesEach})`
}
