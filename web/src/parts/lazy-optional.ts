import type { ComponentType } from 'react'
import { lazy } from 'react'

/**
 * A lazy component that a page can do without: when its code cannot be fetched, `instead` is rendered, which is
 * nothing unless the caller gives it. Plain `lazy` would replace the whole page by the error page.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: instead }),
    ),
  )
}

function Nothing() {
  return null
}
