import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import { closeAfterLink } from './mega-menu.tsx'
import { linksIn } from './packed-menu.ts'
import { useFrame } from './use-frame.ts'

const id = 'other-pages'

/** The pages behind the three lines on a wide screen; on a phone they stand in the sheet. */
export function PagesMenu() {
  const w = useWords(frame)
  const pages = linksIn(useFrame().hamburger)
  if (pages.length === 0) return null
  return (
    <>
      <Button look="bare" icon className="tool tool--pages" popoverTarget={id} aria-label={w.otherPages}>
        <Icon name="menu" />
      </Button>
      <nav className="pmenu" id={id} popover="auto" aria-label={w.otherPages} onClickCapture={closeAfterLink}>
        <ul>
          {pages.map(({ title, href }) => (
            <li key={href}>
              <a className="mplain" href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
