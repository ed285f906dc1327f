import { DialogButton } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { Static } from '../static/static.tsx'
import { CartLink } from './cart-link.tsx'
import { frame } from './frame-words.ts'
import { LoginLink } from './login-link.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuSheetId } from './menu-sheet.tsx'
import { PagesMenu } from './pages-menu.tsx'
import { useFrame } from './use-frame.ts'
import { useMenuPanels } from './use-menu-panels.ts'

export function Header({ hidden }: { hidden: boolean }) {
  const w = useWords(frame)
  const { menus, hamburger } = useFrame()
  useMenuPanels()
  return (
    <header className="head no-print" hidden={hidden} onClickCapture={closeAfterLink}>
      <div className="wrap head__in">
        <Logo label={w.home} href="/" />
        <nav className="nav" aria-label={w.mainMenu}>
          <Static as="ul" id="main-menu">
            {import.meta.env.SSR && <MainMenu menus={menus} />}
          </Static>
        </nav>
        <div className="tools">
          <LoginLink />
          {/* Another part has the cart meanwhile. */}
          {!hidden && <CartLink />}
          <Static id="pages-menu">{import.meta.env.SSR && <PagesMenu pages={hamburger} />}</Static>
          <DialogButton opens={menuSheetId} look="bare" icon className="tool tool--menu" aria-label={w.menu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
      </div>
    </header>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover()
}
