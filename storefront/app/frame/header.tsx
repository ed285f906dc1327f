import { DialogButton } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { Logo } from '@pito/ui/logo'
import { Kept } from '../kept.tsx'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import { CartPlace } from './cart-place.tsx'
import { LoginPlace } from './login-place.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { menuSheetId } from './menu-sheet.tsx'
import { menuIn } from './packed-menu.ts'
import { PagesMenu } from './pages-menu.tsx'
import { useFrame } from './use-frame.ts'

export function Header() {
  const w = useWords(frame)
  const { menus } = useFrame()
  return (
    <header className="head no-print">
      <div className="wrap head__in">
        <Logo label={w.home} href="/" />
        <nav className="nav" aria-label={w.mainMenu}>
          <Kept tag="ul" by={`main menu ${menus}`}>
            <MainMenu menus={menus} />
          </Kept>
        </nav>
        <div className="tools">
          <LoginPlace />
          <CartPlace />
          <PagesMenu />
          <DialogButton opens={menuSheetId} look="bare" icon className="tool tool--menu" aria-label={w.menu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
      </div>
    </header>
  )
}

function MainMenu({ menus }: { menus: string }) {
  return menuIn(menus).map((entry, place) => (
    <li key={entry.name}>
      {entry.children.length > 0 ? (
        <MegaMenu entry={entry} id={`mega-${place}`} />
      ) : (
        <a href={entry.link ?? '/'}>{entry.name}</a>
      )}
    </li>
  ))
}
