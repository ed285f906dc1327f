import { DialogButton } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { Logo } from '@pito/ui/logo'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import { CartPlace } from './cart-place.tsx'
import { LoginPlace } from './login-place.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { menuSheetId } from './menu-sheet.tsx'
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
          <ul>
            {menus.map((entry) => (
              <li key={entry.name}>
                {entry.children.length > 0 ? (
                  <MegaMenu entry={entry} />
                ) : (
                  <a href={entry.link ?? '/'}>{entry.name}</a>
                )}
              </li>
            ))}
          </ul>
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
