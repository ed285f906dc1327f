import './styles.css'
import { getShop } from '@pito/contracts/platform'
import { languageOf } from '@pito/contracts/values/locale'
import { LinkContext } from '@pito/ui/anchor'
import fontUrl from '@pito/ui/fonts/archivo-subset.woff2?url'
import { browserApi } from '@pito/web/api/browser-api'
import { useHydrationMark } from '@pito/web/boot/use-hydration-mark'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { noFacts, PageFactsContext } from '@pito/web/locale/page-facts'
import { WaitingBar } from '@pito/web/navigation/waiting-bar'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'

import { OfficeLink } from './frame/office-link.tsx'

export { ErrorPage as ErrorBoundary } from './errors/error-page.tsx'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const locale = browserLocale(new URL(request.url))
  const shop = await browserApi(locale)(getShop, {}).then(
    ({ data }) => data,
    // The pages work without the name and the logo of the shop.
    () => null,
  )
  return { locale, shop }
}
// Changing the language reloads the whole document, so the root loader never has to run again.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  useHydrationMark()
  const { locale } = useRouteLoaderData<typeof clientLoader>('root') ?? noFacts
  const facts = useMemo(() => ({ ...noFacts, locale }), [locale])
  return (
    // The server sends the document in Finnish; before hydration the entry script sets the language stored in the
    // browser.
    <html lang={languageOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageFactsContext value={facts}>
          <WaitingBar />
          <LinkContext value={OfficeLink}>{children}</LinkContext>
        </PageFactsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The fallback has no words, because it is part of the document that is the same for both languages. */
export function HydrateFallback() {
  return (
    <main className="office__start" aria-busy="true">
      <title>Admin</title>
    </main>
  )
}

export default function Root() {
  return <Outlet />
}
