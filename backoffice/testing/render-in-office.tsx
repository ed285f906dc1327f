import '../app/styles.css'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { LinkContext } from '@pito/ui/anchor'
import { noFacts, PageFactsContext } from '@pito/web/locale/page-facts'
import { createRoutesStub, Outlet } from 'react-router'
import type { RenderResult } from 'vitest-browser-react'
import { render } from 'vitest-browser-react'
import { OfficeLink } from '../app/frame/office-link.tsx'

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

interface Options {
  readonly locale?: Locale
  /** The URL path at which the routes are rendered first. */
  readonly address?: string
}

/** Renders routes of the back office at a URL path and in a language. */
export function renderInOffice(
  routes: readonly StubRoute[],
  { locale = 'en_GB', address = '/' }: Options = {},
): Promise<RenderResult> {
  document.documentElement.lang = languageOf(locale)
  const facts = { ...noFacts, locale }
  const Root = () => (
    <PageFactsContext value={facts}>
      <LinkContext value={OfficeLink}>
        <Outlet />
      </LinkContext>
    </PageFactsContext>
  )
  const HydrateFallback = () => null
  const Stub = createRoutesStub([{ id: 'root', Component: Root, HydrateFallback, children: [...routes] }])
  return render(<Stub initialEntries={[address]} />)
}
