import './styles.css'
import { languageOf } from '@pito/contracts/values/locale'
import { AnchorProvider } from '@pito/ui/anchor'
import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { apiContext, visitContext } from './api/contexts.ts'
import { loadFrame } from './frame/frame-data.ts'
import { PageFrame } from './frame/page-frame.tsx'
import { RouterAnchor } from './frame/router-anchor.tsx'
import { useLocale } from './locale/use-locale.ts'
import { seasonOn } from './season/season-on.ts'
import { useToday } from './season/use-today.ts'
import { HeadLinks } from './seo/head-links.tsx'

export { ErrorPage as ErrorBoundary } from './routes/error/error-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, origin, nonce, demo, customerServicePhone, requestId } = context.get(visitContext)
  const frame = await loadFrame(context.get(apiContext), locale)
  const today = context.get(visitContext).now.toISOString()
  // A kept page is read by many: the id of the request that happened to render it would mislead.
  return {
    locale,
    origin,
    nonce,
    demo,
    customerServicePhone,
    frame,
    today,
    requestId: nonce ? requestId : null,
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>

// The frame changes with the language alone, and that loads a new document.
export const shouldRevalidate = () => false
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const nonce = root?.nonce ? { nonce: root.nonce } : {}
  return (
    <html lang={languageOf(useLocale())} data-season={seasonOn(useToday())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks />
        <Meta />
        <Links {...nonce} />
      </head>
      <body>
        <AnchorProvider value={RouterAnchor}>
          <PageFrame>{children}</PageFrame>
        </AnchorProvider>
        <ScrollRestoration {...nonce} />
        <Scripts {...nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
