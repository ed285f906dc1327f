import type { SetUpStep, StaffStart, WorkKind } from '@pito/contracts/staff-dashboard'
import { getStart } from '@pito/contracts/staff-dashboard'
import { languageOf } from '@pito/contracts/values/locale'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { useStaff } from '../session/use-staff.ts'
import { dashboardWords, stepHints, stepNames, workNames } from './dashboard-words.ts'

interface Place {
  /** Null if the step is done on the server or the records have no page of their own. */
  readonly href: string | null
  /** The right that opens the page, or null if the call has checked the rights. */
  readonly right: StaffRight | null
}

const placeOfStep: Readonly<Record<SetUpStep, Place>> = {
  company: { href: '/settings/company', right: 'read-settings' },
  vat: { href: '/settings/vat', right: 'read-settings' },
  delivery: { href: '/settings/delivery', right: 'read-settings' },
  pages: { href: null, right: 'read-settings' },
  articles: { href: '/articles', right: 'read-catalogue' },
  'service-points': { href: null, right: 'read-settings' },
  'second-owner': { href: '/staff', right: 'read-staff' },
}

const placeOfWork: Readonly<Record<WorkKind, Place>> = {
  'orders-paid-today': { href: '/orders?order_status=paid&period=today', right: null },
  'orders-to-send': { href: '/orders?tab=to-pack', right: null },
  'reviews-waiting': { href: '/reviews?state=pending', right: null },
  'partner-requests-waiting': { href: '/partner-requests?status=new', right: null },
  'receipts-open': { href: '/goods-receipts?state=draft', right: null },
  'imports-ready': { href: '/imports?state=ready', right: null },
  'mails-failed': { href: '/mails?state=failed', right: null },
}

export async function loadGuide(api: Api): Promise<StaffStart> {
  return (await api(getStart, {})).data
}

/** Shows the steps of the set-up until the shop can sell, and from then on the work of today. */
export function SetUpOrWork({ first }: { readonly first: Settled<StaffStart> }) {
  const w = useWords(dashboardWords)
  const api = useApi()
  const { rights } = useStaff()
  const { data, failure, loading, load } = usePart(first, () => loadGuide(api))
  if (failure) return <PartAlert title={w.noGuide} failure={failure} again={load} loading={loading} />
  if (!data.can_sell) {
    const undone = (isRequired: boolean) => (isRequired ? w.open : w.optional)
    const states = (isDone: boolean, isRequired: boolean) => (isDone ? w.done : undone(isRequired))
    return <Steps title={w.guide} steps={data.steps} drafts={data.drafts} states={states} />
  }
  const advised = data.steps.filter(({ step, is_done }) => !is_done && mayOpen(placeOfStep[step], rights))
  return (
    <>
      <Work work={data.work} />
      {advised.length > 0 && <Steps title={w.advised} steps={advised} drafts={[]} />}
    </>
  )
}

function mayOpen({ right }: Place, rights: readonly StaffRight[]): boolean {
  return right === null || rights.includes(right)
}

/** `states` names the state of each step. Advice is always open, so it has no states. */
interface StepsProps extends Pick<StaffStart, 'steps' | 'drafts'> {
  readonly title: string
  readonly states?: (isDone: boolean, isRequired: boolean) => string
}

function Steps({ title, steps, drafts, states }: StepsProps) {
  const names = useWords(stepNames)
  const hints = useWords(stepHints)
  return (
    <section className="stack stack--tight" aria-labelledby="set-up">
      <h2 id="set-up">{title}</h2>
      <ol className="prose">
        {steps.map(({ step, is_done, is_required }) => (
          <li key={step}>
            <LinkIfAllowed place={placeOfStep[step]}>{names[step]}</LinkIfAllowed>
            {states && `: ${states(is_done, is_required)}`}
            {!is_done && <div className="quiet small">{hints[step]}</div>}
            {step === 'pages' && drafts.length > 0 && <Drafts drafts={drafts} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Lists the drafts, with links into the shop, which is another document than the back office. */
function Drafts({ drafts }: Pick<StaffStart, 'drafts'>) {
  const language = languageOf(useLocale())
  return (
    <ul>
      {drafts.map(({ path, title_fi, title_en, is_page }) => {
        const title = language === 'fi' ? title_fi : title_en
        return (
          <li key={path}>
            {is_page ? (
              <a className="link" href={`/information/${path}`}>
                {title}
              </a>
            ) : (
              title
            )}{' '}
            <code>{path}</code>
          </li>
        )
      })}
    </ul>
  )
}

function Work({ work }: Pick<StaffStart, 'work'>) {
  const w = useWords(dashboardWords)
  const names = useWords(workNames)
  return (
    <section className="stack stack--tight" aria-labelledby="today">
      <h2 id="today">{w.today}</h2>
      {work.length === 0 ? (
        <p>{w.noWork}</p>
      ) : (
        <ul className="prose">
          {work.map(({ kind, count }) => (
            <li key={kind}>
              <LinkIfAllowed place={placeOfWork[kind]}>{names[kind]}</LinkIfAllowed>: {count}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LinkIfAllowed({ place, children }: { readonly place: Place; readonly children: string }) {
  const { rights } = useStaff()
  if (place.href === null || !mayOpen(place, rights)) return children
  return (
    <Anchor className="link" href={place.href}>
      {children}
    </Anchor>
  )
}
