import type { RouterContext, ServerBuild } from 'react-router'
import { matchRoutes } from 'react-router'

/** The query parameters that the page depends on, or a function that returns its query in canonical form. */
export type CacheBy = readonly string[] | ((url: URL) => string)

/** The `handle` export of a page's route module. */
interface RouteHandle extends Omit<PageHandle, 'language'> {
  /** For a page with a path in each language: the language that the first segment of the path names. */
  readonly languages?: Readonly<Record<string, 'fi' | 'en'>>
}

/** The properties of a page that its route module states, resolved for one path. */
export interface PageHandle {
  /**
   * If it is present, the page does not depend on the visitor, and the rendered page is cached by these query
   * parameters.
   */
  readonly cacheBy?: CacheBy
  /**
   * Query parameters with personal data, such as a licence plate. A page that is requested with one of them is the
   * same for every visitor, but it is neither cached nor indexed.
   */
  readonly personal?: readonly string[]
  /** Returns whether the URL may contain personal data on which the visitor's own page depends, such as an order number. */
  readonly isPersonal?: (url: URL) => boolean
  /**
   * True for a page that is rendered for each request because it shows times, not because it is private. Search engines
   * may index it, though not with a query, which may name a place.
   */
  readonly indexed?: boolean
  /** Set when the path itself names the language. */
  readonly language?: 'fi' | 'en'
  /** Hosts whose pages this page may embed in a frame. */
  readonly frames?: readonly string[]
}

/**
 * The contexts of React Router that the front end defines. React Router compares them by identity, so the server must
 * use those in the front end's bundle.
 */
interface RouterContexts {
  readonly apiContext: RouterContext<unknown>
  readonly localeContext: RouterContext<unknown>
  readonly visitContext: RouterContext<unknown>
}

export function routerContextsOf(build: ServerBuild): RouterContexts {
  return build.entry.module as unknown as RouterContexts
}

interface FoundPage {
  /** The route pattern, such as `/tyres/:vehicletype?`. It is `/*` for a path without a page. */
  readonly pattern: string
  readonly handle: PageHandle
}

interface Lookup {
  readonly tree: ReturnType<typeof treeOf>
  /** The matches by path. Matching a path costs more than serving a cached page, so the matches are cached too. */
  readonly known: Map<string, FoundPage>
}

const lookups = new WeakMap<ServerBuild, Lookup>()
const mostKnown = 5000

export function pageAt(build: ServerBuild, path: string): FoundPage {
  const lookup = lookups.get(build) ?? { tree: treeOf(build), known: new Map() }
  lookups.set(build, lookup)
  const known = lookup.known.get(path)
  if (known) return known
  const matches = matchRoutes(lookup.tree, path, build.basename) ?? []
  const leaf = matches.at(-1)?.route.id
  const found = {
    pattern: `/${matches.flatMap(({ route }) => route.path || []).join('/')}`,
    handle: handleAt(
      (leaf === undefined ? {} : (build.routes[leaf]?.module.handle ?? {})) as RouteHandle,
      path,
    ),
  }
  if (lookup.known.size >= mostKnown) lookup.known.clear()
  lookup.known.set(path, found)
  return found
}

function handleAt({ languages, ...handle }: RouteHandle, path: string): PageHandle {
  const language = languages?.[path.split('/')[1] ?? '']
  return language === undefined ? handle : { ...handle, language }
}

interface Node {
  readonly id: string
  readonly path?: string
  readonly index?: boolean
  readonly children?: Node[]
}

function treeOf(build: ServerBuild, parentId?: string): Parameters<typeof matchRoutes>[0] {
  const children = Object.values(build.routes).filter((route) => route && route.parentId === parentId)
  return children.map((route): Node => {
    const { id, path, index } = route as Node
    if (index) return { id, index: true }
    return { id, ...(path !== undefined && { path }), children: treeOf(build, id) as Node[] }
  }) as Parameters<typeof matchRoutes>[0]
}
