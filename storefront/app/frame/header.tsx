import { DialogButton } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { FocusEvent, MouseEvent } from 'react'
import { SearchField, SearchOpener } from '../search/search-field.tsx'
import { frame } from './frame-words.ts'
import { HomeLogo } from './home-logo.tsx'
import { LazyQuickCart } from './lazy-quick-cart.tsx'
import { LoginLink } from './login-link.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuSheetId } from './menu-sheet.tsx'
import { PagesMenu } from './pages-menu.tsx'
import { useFrame } from './use-frame.ts'

export function Header() {
  const w = useWords(frame)
  const { menus, hamburger } = useFrame()
  return (
    <header className="head no-print" onClickCapture={closeAfterLink} onBlurCapture={closePanelWhenLeft}>
      <div className="wrap head__in">
        <HomeLogo />
        <SearchField />
        <div className="tools">
          <SearchOpener />
          <LoginLink />
          <LazyQuickCart />
          <PagesMenu pages={hamburger} />
          <DialogButton opens={menuSheetId} look="bare" icon className="tool tool--menu" aria-label={w.menu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
        <nav className="nav" aria-label={w.mainMenu}>
          <ul>
            <MainMenu menus={menus} />
          </ul>
        </nav>
      </div>
    </header>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover()
}

/**
 * Closes the open panel of a menu when the focus leaves the panel, so that the panel does not cover the focused
 * element.
 */
function closePanelWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const open = currentTarget.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !relatedTarget || open.contains(relatedTarget)) return
  // The button of the panel already closes the panel itself.
  if (relatedTarget.getAttribute('popovertarget') !== open.id) open.hidePopover()
}
