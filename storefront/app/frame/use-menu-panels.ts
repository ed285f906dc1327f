import { useEffect } from 'react'

/** The look of a menu's button follows its panel, and a panel that the focus has left covers nothing any more. */
export function useMenuPanels(): void {
  useEffect(() => {
    document.addEventListener('toggle', syncButton, true)
    document.addEventListener('focusin', closeLeft)
    return () => {
      document.removeEventListener('toggle', syncButton, true)
      document.removeEventListener('focusin', closeLeft)
    }
  }, [])
}

function syncButton({ target, newState }: ToggleEvent) {
  if (!(target instanceof Element)) return
  const button = document.querySelector(`.nav [aria-controls="${target.id}"]`)
  button?.setAttribute('aria-expanded', String(newState === 'open'))
}

function closeLeft({ target }: FocusEvent) {
  const open = document.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !(target instanceof Element) || open.contains(target)) return
  // Its button closes it by itself.
  if (target.getAttribute('popovertarget') !== open.id) open.hidePopover()
}
