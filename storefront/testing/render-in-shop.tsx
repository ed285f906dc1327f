import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { LinkContext } from '@pito/ui/anchor'
import { Toaster } from '@pito/ui/toast'
import { PageFactsContext } from '@pito/web/locale/page-facts'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { ClientActionFunctionArgs } from 'react-router'
import { createRoutesStub, Outlet } from 'react-router'
import type { RenderResult } from 'vitest-browser-react'
import { render } from 'vitest-browser-react'
import { ShopLink } from '../app/frame/shop-link.tsx'
import type { RootData } from '../app/page/root-data.ts'

type StubRoute = Parameters<typeof createRoutesStub>[0][number]
type HydrationData = NonNullable<ComponentProps<ReturnType<typeof createRoutesStub>>['hydrationData']>

interface Options {
  readonly locale?: Locale
  readonly today?: string
  /** The URL at which the component is rendered. */
  readonly address?: string
  readonly root?: Partial<RootData>
  /** Further routes, whose loaders and actions the component calls. */
  readonly routes?: readonly StubRoute[]
  /** Properties of the route that renders the component, such as its id, loader, action or handle. */
  readonly route?: Partial<StubRoute>
  readonly loaderData?: HydrationData['loaderData']
  readonly actionData?: HydrationData['actionData']
}

/**
 * Renders a component as the shop does: below the root route, in a language, inside `<main>` and together with the
 * toasts.
 */
export function renderInShop(element: ReactNode, options: Options = {}): Promise<RenderResult> {
  const { locale = 'en_GB', today = '2026-11-24', address = '/', routes = [], route } = options
  const facts = { locale, today }
  document.documentElement.lang = languageOf(locale)
  document.documentElement.dataset.season = 'winter'
  const Root = () => (
    <PageFactsContext value={facts}>
      <LinkContext value={ShopLink}>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Toaster label="Messages" closeLabel="Close" />
      </LinkContext>
    </PageFactsContext>
  )
  const own = { id: 'page', path: '*', Component: () => element, ...route } as StubRoute
  const ofRoot = { ...rootData(facts), ...options.root }
  const root: StubRoute = {
    id: 'root',
    Component: Root,
    // Without a loader, the router drops the data of the root after a navigation.
    loader: () => ofRoot,
    shouldRevalidate: () => false,
    children: [...routes, own],
  }
  const Stub = createRoutesStub([root])
  const { loaderData, actionData = null } = options
  const hydrationData = {
    loaderData: { root: ofRoot, ...loaderData },
    actionData,
  }
  return render(<Stub initialEntries={[address]} hydrationData={hydrationData} />)
}

interface RouteModule {
  readonly default: ComponentType
  readonly clientAction?: (args: ClientActionFunctionArgs) => unknown
  readonly shouldRevalidate?: StubRoute['shouldRevalidate']
}

/** Renders a route module with its action. The result of its loader is replaced by `loaded`. */
export function renderRoute(
  { default: Component, clientAction, shouldRevalidate }: RouteModule,
  { loaded = null, ...options }: Options & { readonly loaded?: unknown } = {},
): Promise<RenderResult> {
  const route = {
    loader: () => loaded,
    action: clientAction,
    shouldRevalidate,
    ...options.route,
  } as StubRoute
  return renderInShop(<Component />, {
    ...options,
    route,
    loaderData: { page: loaded, ...options.loaderData },
  })
}

function rootData(facts: Pick<RootData, 'locale' | 'today'>): RootData {
  return {
    ...facts,
    origin: location.origin,
    demo: true,
    shopName: 'Pito',
    shopLogo: null,
    servicePoints: 220,
    plateSearch: true,
    customerServicePhone: '+358 9 123 4567',
    customerServiceHours: '9–16',
    marketingService: null,
    requestId: null,
  }
}
