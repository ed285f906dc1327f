const content = () => document.getElementById('content')
const pageHeading = () => content()?.querySelector('h1')

export const textOfHeading = () => pageHeading()?.textContent ?? ''

/**
 * Moves the focus to the heading of the page, so that screen readers announce it. Several pages may share a layout
 * with the same first heading. `before`, the text of the heading of the previous page, tells this, and the next heading
 * gets the focus.
 */
export function focusHeading(before = ''): void {
  const isShared = before !== '' && before === textOfHeading()
  const heading = isShared ? content()?.querySelector<HTMLElement>('h2') : null
  focusOn(heading ?? pageHeading() ?? content())
}

/** Moves the focus to an element that may not be interactive. */
export function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
