import './account.css'
import type { Output } from '@pito/contracts/endpoint'
import { getNextFitting } from '@pito/contracts/orders'
import { getAccount } from '@pito/contracts/profile'
import { languageOf } from '@pito/contracts/values/locale'
import { lookUp } from '@pito/contracts/values/look-up'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { notIndexed, titled } from '../page/page-meta.ts'
import { accountArea } from './account-area-words.ts'
import { accountPage } from './account-page.ts'
import { updateAccount } from './account-store.ts'
import { permissionsOf } from './permissions-of.ts'

const title = titled(accountArea, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api: Api) => {
  const account = (await api(getAccount, {})).data
  const mayReadOrders = permissionsOf(account).includes('orders')
  const fitting = mayReadOrders ? (await settled(api(getNextFitting, {}))).data : null
  return { account, fitting: fitting?.data ?? null }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** A session may end at any time, so the account is loaded again at each change between pages of the area. */
export const shouldRevalidate = ({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) =>
  rest.defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/** Renders the layout around every page of the account area: the customer's name, the menu and the logout button. */
export default function AccountArea() {
  const w = useWords(accountArea)
  const { account, fitting } = useLoaderData<typeof loader>()
  useEffect(() => updateAccount(account), [account])
  return (
    <div className="wrap acc">
      <header className="acc__head">
        <h1>{w.welcome(account.userDetails.first_name)}</h1>
        {/* Staff who act for a customer have no logout button here. They leave with the acting bar instead. */}
        {!account.virtualUser && <LogoutForm />}
      </header>
      {fitting && <NextFitting fitting={fitting} />}
      <AccountTabs permissions={permissionsOf(account)} />
      <div className="acc__page">
        <Outlet />
      </div>
    </div>
  )
}

function NextFitting({ fitting }: { readonly fitting: NonNullable<Output<typeof getNextFitting>['data']> }) {
  const w = useWords(accountArea)
  const language = languageOf(useLocale())
  const { order_number, schedule_date, start_time, company_name, city } = fitting
  const [day, time] = [dayShown(schedule_date, language), timeShown(start_time, language)]
  return (
    <p className="acc__next">
      <b>{w.nextFitting}</b> {w.fittingAt(day, time, `${company_name}, ${city}`)}{' '}
      <Anchor className="link" href={`/order/${order_number}`}>
        {w.toOrder}
      </Anchor>
    </p>
  )
}

function LogoutForm() {
  const w = useWords(accountArea)
  const form = useForm({ id: 'logout', action: '/logout', fields: [] })
  return (
    <PostForm form={form}>
      <Button type="submit" look="link" busy={form.pending}>
        {w.logOut}
      </Button>
    </PostForm>
  )
}

interface AccountTab {
  readonly path: string
  readonly word:
    | 'profile'
    | 'orders'
    | 'myTyres'
    | 'downloads'
    | 'news'
    | 'articles'
    | 'changePassword'
    | 'myData'
  /** The permission that a customer needs to see the tab. A tab without a permission is shown to every customer. */
  readonly permission?: CustomerPermission
}

/** The tabs of the account area, in the order in which the menu shows them. */
const tabs: readonly AccountTab[] = [
  { path: '/profile', word: 'profile', permission: 'profile' },
  { path: '/order', word: 'orders', permission: 'orders' },
  { path: '/my-tyres', word: 'myTyres', permission: 'orders' },
  { path: '/downloads', word: 'downloads', permission: 'downloads' },
  { path: '/news', word: 'news', permission: 'news' },
  { path: '/articles', word: 'articles', permission: 'news' },
  { path: '/changepassword', word: 'changePassword', permission: 'change_password' },
  { path: '/my-data', word: 'myData' },
]

/** Maps other paths of the account area to the path of the tab that is current on their page. */
const aliases: Readonly<Record<string, string>> = { '/my-account': '/profile' }

export function AccountTabs({ permissions }: { permissions: readonly CustomerPermission[] }) {
  const w = useWords(accountArea)
  const { pathname } = useLocation()
  const here = lookUp(aliases, pathname) ?? pathname
  const allowed = tabs.filter(({ permission }) => !permission || permissions.includes(permission))
  const strip = useCurrentInView(here)
  return (
    <nav className="acc__tabs" aria-label={w.sections} ref={strip}>
      <ul>
        {allowed.map(({ path, word }) => (
          <li key={path}>
            <Anchor className="acc__tab" href={path} aria-current={currentFor(here, path)}>
              {w[word]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function currentFor(here: string, path: string): 'page' | 'true' | undefined {
  if (here === path) return 'page'
  return here.startsWith(`${path}/`) ? 'true' : undefined
}

/** On a phone the menu is a strip that scrolls sideways. This hook scrolls the current tab into view. */
function useCurrentInView(path: string) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = strip.current
    const current = element?.querySelector<HTMLElement>(`[href='${path}']`)
    if (element && current)
      element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2
  }, [path])
  return strip
}
