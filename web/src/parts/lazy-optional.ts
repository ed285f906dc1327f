import type { ComponentType } from 'react'
import { lazy } from 'react'

/**
 * Returns a lazy component without which the page can do. If its code cannot be fetched, `instead` is rendered, which
 * by default is nothing. Plain `lazy` would replace the whole page by the error page.
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
