import type { ComponentType, ReactElement } from 'react'
import { useEffect, useState } from 'react'

/** A component whose script a page that came as HTML does not need. Loaders await `load` before they render it. */
export class LazyPart<Props extends object> {
  private component: ComponentType<Props> | null = null
  private readonly importComponent: () => Promise<ComponentType<Props>>

  constructor(importComponent: () => Promise<ComponentType<Props>>) {
    this.importComponent = importComponent
  }

  async load(): Promise<void> {
    this.component ??= await this.importComponent()
  }

  /** Null until it is loaded, or where the props stayed on the server: children for `Static`. */
  render(props: Props | null): ReactElement | null {
    const Component = this.component
    return Component && props && <Component {...props} />
  }
}

/** Loads the part when the page comes to need it, and renders again once it is there. */
export function useLazyPart<Props extends object>(part: LazyPart<Props>, isNeeded: boolean): void {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (isNeeded) void part.load().then(() => setLoaded(true))
  }, [part, isNeeded])
}
