import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { Logo } from '@pito/ui/logo'
import { SkipLink } from '@pito/ui/skip-link'
import { Toaster } from '@pito/ui/toast'
import { useApi } from '@pito/web/api/use-api'
import { useFocusAfterNavigation } from '@pito/web/navigation/use-focus-after-navigation'
import { WaitingBar } from '@pito/web/navigation/waiting-bar'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { useWords } from '@pito/web/words/words'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import {
  acknowledgeLostSession,
  clearAccount,
  hasLostSession,
  loadAccount,
  onAccountForgotten,
  onSessionChange,
} from '../account/account-store.ts'
import { actingUntil } from '../acting/acting-cookie.ts'
import { cartRequested, mayHaveCart } from '../cart/cart-marks.ts'
import { useChosen } from '../compare/chosen-store.ts'
import { cookieChoice, cookieChoiceChanged, cookieSettingsRequested } from '../cookies/cookie-choice.ts'
import { useOffersFitting, useRootData } from '../page/root-data.ts'
import type { FrameData, MenuEntry, PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { Header } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

// Deletes the booking drafts when the customer's session ends. The code for this is loaded only then.
onAccountForgotten(
  () => void import('../booking/booking-draft.ts').then(({ forgetDrafts }) => forgetDrafts()),
)

/** The options for the header and footer that a page may set, in `handle` or in its loader data. */
interface FrameOptions {
  /** True for pages without header, menu and footer: the checkout pages, and campaigns that request it. */
  readonly bare?: boolean
  /** True for the page of a campaign, which shows no links to other campaigns. */
  readonly campaign?: boolean
  /** Components that replace the header and the footer. */
  readonly ownHead?: ComponentType
  readonly ownFoot?: ComponentType
}

export function PageFrame({ children }: { children: ReactNode }) {
  const w = useWords(frame)
  useFocusAfterNavigation()
  useSharedSession()
  const options = useMatches().flatMap(({ handle, loaderData }) => [handle, loaderData] as FrameOptions[])
  const bare = options.some((each) => each?.bare)
  const campaign = options.some((each) => each?.campaign)
  const { ownHead: Head, ownFoot: Foot } = options.find((each) => each?.ownHead) ?? ({} as FrameOptions)
  return (
    <>
      <SkipLink target="content">{w.skip}</SkipLink>
      <LazyCookieBar />
      {!bare && <TopBar campaigns={!campaign} />}
      {!bare && <Header />}
      {Head && <Head />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!bare && <LazyCompareTray />}
      {!bare && <Footer />}
      {Foot && <Foot />}
      <LazyActingBar />
      {!bare && <MenuSheet campaigns={!campaign} />}
      <WaitingBar />
      <Toaster label={w.messages} closeLabel={w.close} />
    </>
  )
}

function Footer() {
  const w = useWords(frame)
  const { menus, hamburger, footer } = useFrame()
  const root = useRootData()
  const offersFitting = useOffersFitting()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="stack stack--tight">
          <Logo name={root?.shopName ?? ''} />
          {offersFitting && <p>{w.slogan}</p>}
          <p className="foot__phone">
            <PhoneLink />
          </p>
          <p>{root?.customerServiceHours}</p>
        </div>
        <div className="foot__cols no-print">
          <FooterColumns {...{ menus, hamburger, footer }} />
        </div>
        {root?.demo && <p className="foot__demo">{w.demo}</p>}
      </div>
    </footer>
  )
}

export function TopBar({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { topBar } = useFrame()
  const root = useRootData()
  return (
    <aside className="service no-print" aria-label={w.service}>
      <div className="wrap">
        {root?.customerServicePhone && (
          <>
            <p>
              {w.customerService} <PhoneLink />
            </p>
            <p>{root.customerServiceHours}</p>
          </>
        )}
        {campaigns && (
          <ul>
            <CampaignLinks pages={topBar} />
          </ul>
        )}
        <LanguageSwitch />
      </div>
    </aside>
  )
}

function CampaignLinks({ pages }: { pages: readonly PageLink[] }) {
  return pages.map(({ title, href }) => (
    <li key={href}>
      <Anchor href={href}>{title}</Anchor>
    </li>
  ))
}

/**
 * Brings the name in the header and the number in the cart up to date when another tab has begun or ended a session,
 * and when the visitor returns to this tab, because the cart may have changed on another device. A page that needs the
 * session then loads its data again.
 */
export function useSharedSession(): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = async () => {
      if (hasLostSession()) clearAccount()
      else if (hasSessionMarker('customer', document.cookie)) await loadAccount(api)
      if (!mayHaveCart(document.cookie)) return
      window.dispatchEvent(new Event(cartRequested))
      const { loadCart } = await import('../cart/cart-store.ts')
      await loadCart(api)
    }
    const follow = async () => {
      await refresh()
      await revalidate()
      // A page that needs the session has led to the login page by now. On all others the visitor goes on as a guest.
      if (hasLostSession()) acknowledgeLostSession()
    }
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return
      void (hasLostSession() ? follow() : refresh())
    }
    const stop = onSessionChange(() => void follow())
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [api, revalidate])
}

function FooterColumns({ menus, hamburger, footer }: Omit<FrameData, 'topBar'>) {
  const w = useWords(frame)
  return (
    <>
      <MenuColumns menus={menus} />
      <Column folded title={w.help} links={[...hamburger, ...toolLinks(w, useOffersFitting())]}>
        <Anchor href="/become-a-partner">{w.partner}</Anchor>
      </Column>
      <Column title={w.footerPages} links={footer}>
        <CookieSettingsLink>{w.cookieSettings}</CookieSettingsLink>
      </Column>
    </>
  )
}

function toolLinks(w: typeof frame.fi, offersFitting: boolean): PageLink[] {
  return [
    ...(offersFitting ? [{ title: w.towns, href: w.townsAddress }] : []),
    { title: w.calculator, href: '/tyre-size-calculator' },
  ]
}

/** Repeats the seasons and vehicles of the menu, so that visitors can reach them without opening the menu. */
function MenuColumns({ menus }: Pick<FrameData, 'menus'>) {
  const groups = menus
    .flatMap(({ children }) => children)
    .filter(({ kind, children }) => children.length > 0 && (kind === 'season' || kind === 'tyre_category'))
  return groups.map((group) => (
    <Column folded key={group.name} title={group.name} links={group.children.flatMap(asLink)} />
  ))
}

function asLink({ name, link }: MenuEntry): PageLink[] {
  return link === null ? [] : [{ title: name, href: link }]
}

interface ColumnProps {
  readonly title: string
  readonly links: readonly PageLink[]
  /** Further list items after the links. */
  readonly children?: ReactNode
  /** Whether the links are folded on phones, where the menu has them too. */
  readonly folded?: boolean
}

function Column({ title, links, children, folded }: ColumnProps) {
  if (links.length === 0 && !children) return null
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor href={link.href}>{link.title}</Anchor>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
  return (
    <nav aria-label={title} className={folded ? 'folded' : undefined}>
      <h2>{title}</h2>
      {folded ? <Disclosure summary={title}>{list}</Disclosure> : list}
    </nav>
  )
}

const ActingBar = lazyOptional(() => import('../acting/acting-bar.tsx').then((loaded) => loaded.ActingBar))

/**
 * Shows the bar only to staff who act as a customer. It is added after load, because cached pages are the same for
 * every visitor.
 */
function LazyActingBar() {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => setUntil(actingUntil(document.cookie)), [])
  return <Suspense>{until !== null && <ActingBar until={until} />}</Suspense>
}

/** Opens the cookie settings. Without scripts no choice can be stored, so the link leads to the cookie policy. */
function CookieSettingsLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    window.dispatchEvent(new Event(cookieSettingsRequested))
  }
  return (
    <Anchor href="/information/cookie-policy" aria-haspopup="dialog" onClick={open}>
      {children}
    </Anchor>
  )
}

const CompareTray = lazyOptional(() =>
  import('../compare/compare-tray.tsx').then((loaded) => loaded.CompareTray),
)

/**
 * Shows the tray of chosen tyres. Its code is loaded when the first tyre is chosen, or at once if this tab already
 * has chosen tyres.
 */
export function LazyCompareTray() {
  if (useChosen().length === 0) return null
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  )
}

const CookieBar = lazyOptional(() => import('../cookies/cookie-bar.tsx').then((loaded) => loaded.CookieBar))
const CookieSettings = lazyOptional(() =>
  import('../cookies/cookie-settings.tsx').then((loaded) => loaded.CookieSettings),
)

/**
 * Asks about cookies, but only visitors who have not answered yet. The question is added after load, because cached
 * pages are the same for every visitor.
 */
export function LazyCookieBar() {
  const [asks, setAsks] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const chosen = () => setAsks(false)
    const open = () => setOpen(true)
    startTransition(() => setAsks(!cookieChoice()))
    addEventListener(cookieChoiceChanged, chosen)
    addEventListener(cookieSettingsRequested, open)
    return () => {
      removeEventListener(cookieChoiceChanged, chosen)
      removeEventListener(cookieSettingsRequested, open)
    }
  }, [])
  return (
    <>
      <Suspense>{asks && <CookieBar />}</Suspense>
      <Suspense>{isOpen && <CookieSettings onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
