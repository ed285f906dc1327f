import { lookUp } from '@pito/contracts/values/look-up'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { accountArea } from './account-area-words.ts'

interface AccountTab {
  readonly path: string
  readonly word: 'profile' | 'orders' | 'downloads' | 'news' | 'articles' | 'changePassword' | 'myData'
  /** The permission that a customer needs to see the tab. A tab without a permission is shown to every customer. */
  readonly permission?: CustomerPermission
}

/** The tabs of the account area, in the order in which the menu shows them. */
const tabs: readonly AccountTab[] = [
  { path: '/profile', word: 'profile', permission: 'profile' },
  { path: '/order', word: 'orders', permission: 'orders' },
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
