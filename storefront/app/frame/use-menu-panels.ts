import { useEffect } from 'react'

/** Closes a menu's panel when the focus leaves it, so that it covers nothing that has the focus. */
export function useMenuPanels(): void {
  useEffect(() => {
    document.addEventListener('focusin', closeLeft)
    return () => document.removeEventListener('focusin', closeLeft)
  }, [])
}

function closeLeft({ target }: FocusEvent) {
  const open = document.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !(target instanceof Element) || open.contains(target)) return
  // Its button closes it by itself.
  if (target.getAttribute('popovertarget') !== open.id) open.hidePopover()
}
