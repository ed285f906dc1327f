import type { FocusEvent } from 'react'

/**
 * Closes the open panel of a menu when the focus leaves the panel, so that the panel does not cover the focused
 * element.
 */
export function closePanelWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const open = currentTarget.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !relatedTarget || open.contains(relatedTarget)) return
  // The button of the panel already closes the panel itself.
  if (relatedTarget.getAttribute('popovertarget') !== open.id) open.hidePopover()
}
