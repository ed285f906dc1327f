import './account.css'
import { getAccount } from '@pito/contracts/profile'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Outlet, useLoaderData } from 'react-router'
import { notIndexed, titled } from '../page/page-meta.ts'
import { accountArea } from './account-area-words.ts'
import { accountPage } from './account-page.ts'
import { updateAccount } from './account-store.ts'
import { AccountTabs } from './account-tabs.tsx'
import { LogoutForm } from './logout-form.tsx'
import { permissionsOf } from './permissions-of.ts'

const title = titled(accountArea, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api: Api) => ({ account: (await api(getAccount, {})).data }))
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** A session may end at any time, so the account is loaded again at each change between pages of the area. */
export const shouldRevalidate = ({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) =>
  rest.defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/** Renders the layout around every page of the account area: the customer's name, the menu and the logout button. */
export default function AccountArea() {
  const w = useWords(accountArea)
  const { account } = useLoaderData<typeof loader>()
  useEffect(() => updateAccount(account), [account])
  return (
    <div className="wrap acc">
      <header className="acc__head">
        <h1>{w.welcome(account.userDetails.first_name)}</h1>
        {/* Staff who act for a customer have no logout button here. They leave with the acting bar instead. */}
        {!account.virtualUser && <LogoutForm />}
      </header>
      <AccountTabs permissions={permissionsOf(account)} />
      <div className="acc__page">
        <Outlet />
      </div>
    </div>
  )
}
