import './styles.css'
import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import { languageOf } from '@pito/contracts/values/locale'
import { LinkContext } from '@pito/ui/anchor'
import { apiContext } from '@pito/web/api/contexts'
import { useHydrationMark } from '@pito/web/boot/use-hydration-mark'
import { noFacts, PageFactsContext } from '@pito/web/locale/page-facts'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { loadFrame } from './frame/frame-data.ts'
import { PageFrame } from './frame/page-frame.tsx'
import { ShopLink } from './frame/shop-link.tsx'
import type { WithFrame } from './frame/use-frame.ts'
import { visitContext } from './page/contexts.ts'
import { HeadLinks } from './page/head-links.tsx'
import { HeadScript } from './page/head-script.tsx'
import type { RootData } from './page/root-data.ts'
import { useRootData } from './page/root-data.ts'
import { dayOf, seasonOn } from './season/season-on.ts'
import { placeScript } from './service-points/places/place-key.ts'
import { vehicleScript } from './vehicle/vehicle-key.ts'

export { ErrorPage as ErrorBoundary } from './errors/error-page.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData & WithFrame> {
  const visit = context.get(visitContext)
  const { locale, origin, isPrivate, today, demo, plateSearch, shopName, shopLogo } = visit
  const { customerServicePhone, customerServiceHours, marketingService, requestId } = visit
  const api = context.get(apiContext)
  const { data: servicePoints } = await api(getTotalInstallationPartners, {})
  const frame = await loadFrame(api, { locale, offersFitting: servicePoints > 0 })
  return {
    locale,
    origin,
    demo,
    plateSearch,
    shopName,
    shopLogo,
    servicePoints,
    customerServicePhone,
    customerServiceHours,
    marketingService,
    frame,
    today,
    requestId: isPrivate ? requestId : null,
  }
}

// The data of the root are never loaded again: they change only with the language, and a change of language loads a
// new document.
export const shouldRevalidate = () => false
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()

export function Layout({ children }: { children: ReactNode }) {
  useHydrationMark()
  const root = useRootData()
  const { locale, today } = root ?? noFacts
  const facts = useMemo(() => ({ locale, today }), [locale, today])
  return (
    // The script in the head adds attributes that React does not know of.
    <html lang={languageOf(locale)} data-season={seasonOn(dayOf(today))} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScript>{vehicleScript + placeScript}</HeadScript>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageFactsContext value={facts}>
          <HeadLinks />
        </PageFactsContext>
        <Meta />
        <Links />
      </head>
      <body>
        <PageFactsContext value={facts}>
          <LinkContext value={ShopLink}>
            <PageFrame>{children}</PageFrame>
          </LinkContext>
        </PageFactsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
