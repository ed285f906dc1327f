import type { FocusEvent } from 'react'

/** Closes the open panel of a menu when the focus leaves it, so that the panel covers nothing that has the focus. */
export function closePanelWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const open = currentTarget.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !relatedTarget || open.contains(relatedTarget)) return
  // The panel's own button closes it by itself.
  if (relatedTarget.getAttribute('popovertarget') !== open.id) open.hidePopover()
}
