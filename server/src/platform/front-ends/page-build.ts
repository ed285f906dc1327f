import type { RouterContext, ServerBuild } from 'react-router'
import { matchRoutes } from 'react-router'

/** Names in the query that the page depends on, or a function that returns its query in canonical form. */
export type CacheBy = readonly string[] | ((url: URL) => string)

/** What a page's module says of itself in `handle`. */
export interface PageHandle {
  /** Present: the page depends on no visitor, and its render is cached by this part of the query. */
  readonly cacheBy?: CacheBy
  /** Names of the query that make the page somebody's own: with one of them it is neither cached nor indexed. */
  readonly personal?: readonly string[]
  /** Set where the path itself names the language. */
  readonly language?: 'fi' | 'en'
  /** Hosts that may stand in a frame, where the page names them. */
  readonly frames?: readonly string[]
}

/** The contexts live in the bundle of the front end; only the objects that it hands over are the ones it reads. */
interface HandedOver {
  readonly apiContext: RouterContext<unknown>
  readonly localeContext: RouterContext<unknown>
  readonly visitContext: RouterContext<unknown>
}

export function handedOver(build: ServerBuild): HandedOver {
  return build.entry.module as unknown as HandedOver
}

interface FoundPage {
  /** As the routes write it, whatever the address: /tyres/:vehicletype?, /* where there is none. */
  readonly pattern: string
  readonly handle: PageHandle
}

interface Lookup {
  readonly tree: ReturnType<typeof treeOf>
  /** Matching a path costs more than serving a cached page, so the matches are cached too. */
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
    handle: (leaf === undefined ? {} : (build.routes[leaf]?.module.handle ?? {})) as PageHandle,
  }
  if (lookup.known.size >= mostKnown) lookup.known.clear()
  lookup.known.set(path, found)
  return found
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
