import { SkipLink } from '@pito/ui/skip-link'
import { Toaster } from '@pito/ui/toast'
import { useFocusAfterNavigation } from '@pito/web/navigation/use-focus-after-navigation'
import { useWords } from '@pito/web/words/words'
import type { ComponentType, ReactNode } from 'react'
import { useMatches } from 'react-router'
import { onAccountForgotten } from '../account/account-store.ts'
import { LazyActingBar } from '../acting/lazy-acting-bar.tsx'
import { LazyCompareTray } from '../compare/lazy-compare-tray.tsx'
import { LazyCookieBar } from '../cookies/lazy-cookie-bar.tsx'
import { Footer } from './footer.tsx'
import { frame } from './frame-words.ts'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { TopBar } from './top-bar.tsx'
import { useSharedSession } from './use-shared-session.ts'

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
      <Toaster label={w.messages} closeLabel={w.close} />
    </>
  )
}
