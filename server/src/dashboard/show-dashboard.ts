import type { Answer } from '@pito/contracts/endpoint'
import type { getStart, SetUpStep, StaffStart, WorkKind } from '@pito/contracts/staff-dashboard'
import { dryRunHours, rightsToImport } from '@pito/contracts/values/run-kinds'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { staffOf } from '../staff/index.ts'

/** The other steps are advice: a shop without service points delivers, and one owner can run it. */
const required: ReadonlySet<SetUpStep> = new Set(['company', 'vat', 'delivery', 'pages', 'articles'])

/** The rights of which one lets staff see the records of each kind of work. */
const rightsToSee: Readonly<Record<WorkKind, readonly StaffRight[]>> = {
  'orders-paid-today': ['read-orders'],
  'orders-to-send': ['read-orders'],
  'reviews-waiting': ['moderate-reviews'],
  'partner-requests-waiting': ['read-partners'],
  'receipts-open': ['read-stock'],
  'imports-ready': rightsToImport,
  'mails-failed': ['read-mails'],
}

interface Facts {
  readonly drafts: StaffStart['drafts']
  readonly steps: Readonly<Record<SetUpStep, boolean>>
  readonly work: Readonly<Record<WorkKind, number>>
}

/** Reads the facts of the start page of the back office, which belong to many modules, in one statement. */
export async function showStart({ platform, caller, sql, now }: Context): Promise<Answer<typeof getStart>> {
  const { rights } = await staffOf(platform, caller)
  const [facts] = await sql<Facts>`
    with today as (
      select day, day::timestamp at time zone 'Europe/Helsinki' as begins,
        (day + 1)::timestamp at time zone 'Europe/Helsinki' as ends
      from (select (${now}::timestamptz at time zone 'Europe/Helsinki')::date as day) helsinki
    ), draft as (
      select url_path as path,
        coalesce(max(title) filter (where locale_id = 2), url_path) as title_fi,
        coalesce(max(title) filter (where locale_id = 1), url_path) as title_en,
        published and type <> 'Text' as is_page
      from cms_page left join cms_page_translation on cms_page_id = cms_page.id
      where is_unchecked_draft
      group by cms_page.id
    )
    select coalesce((select json_agg(draft order by path) from draft), '[]') as drafts,
      json_build_object(
        'company', exists (select from company),
        'vat', vat_permille_on(day) is not null and service_vat_permille_on(day) is not null,
        'delivery', delivery_setting_on(day) is not null,
        'pages', not exists (select from draft),
        'articles', exists (select from tyre where active),
        'service-points', count_fitting_points() > 0,
        'second-owner', (
          select count(*) > 1 from staff_has_role join staff on staff.id = staff_id
          where role = 'owner' and active and password_hash is not null
            and (not demo or ${platform.config.shopMode === 'demo'})
        )
      ) as steps,
      json_build_object(
        'orders-paid-today', (
          select count(*) from shop_order where paid_at >= begins and paid_at < ends and supplement_of is null
        ),
        'orders-to-send', (
          select count(*) from shop_order
          where progress = 'paid' and shipped_at is null and withdrawn_at is null and supplement_of is null
        ),
        'reviews-waiting', (select count(*) from review where state = 'pending'),
        'partner-requests-waiting', (select count(*) from partner_request where status = 'new'),
        'receipts-open', (select count(*) from goods_receipt where received_at is null),
        'imports-ready', (
          select count(*) from run
          where state = 'ready' and checked_at > ${now}::timestamptz - make_interval(hours => ${dryRunHours})
        ),
        'mails-failed', (select count(*) from mail where sent_at is null and last_error is not null)
      ) as work
    from today`
  if (!facts) throw new Error('The statement returns one row.')
  const steps = (Object.entries(facts.steps) as [SetUpStep, boolean][]).map(([step, is_done]) => ({
    step,
    is_done,
    is_required: required.has(step),
  }))
  const work = (Object.entries(facts.work) as [WorkKind, number][])
    .filter(([kind]) => rightsToSee[kind].some((right) => rights.includes(right)))
    .map(([kind, count]) => ({ kind, count }))
  const canSell = steps.every(({ is_done, is_required }) => is_done || !is_required)
  return ok({ can_sell: canSell, steps, drafts: facts.drafts, work })
}
