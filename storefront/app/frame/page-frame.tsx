import { SkipLink } from '@pito/ui/skip-link'
import { Toaster } from '@pito/ui/toast'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { TopBar } from './top-bar.tsx'
import { useRoutedLinks } from './use-routed-links.ts'

/** What a page may say of its frame in `handle`: the checkout and campaigns stand without header and footer. */
interface FrameWish {
  readonly bare?: boolean
}

export function PageFrame({ children }: { children: ReactNode }) {
  const w = useWords(frame)
  useRoutedLinks()
  const bare = useMatches().some(({ handle }) => (handle as FrameWish | undefined)?.bare)
  return (
    <>
      <SkipLink target="content">{w.skip}</SkipLink>
      {!bare && <TopBar />}
      {!bare && <Header />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!bare && <Footer />}
      {!bare && <MenuSheet />}
      <Toaster label={w.messages} closeLabel={w.close} />
    </>
  )
}
