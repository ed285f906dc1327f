import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'

const id = 'other-pages'

/** Shows the pages behind the menu icon on a wide screen. On a phone these pages are in the menu sheet. */
export function PagesMenu({ pages }: { pages: readonly PageLink[] }) {
  const w = useWords(frame)
  if (pages.length === 0) return null
  return (
    <>
      <Button look="bare" icon className="tool tool--pages" popoverTarget={id} aria-label={w.otherPages}>
        <Icon name="menu" />
      </Button>
      <nav className="pmenu" id={id} popover="auto" aria-label={w.otherPages}>
        <ul>
          {pages.map(({ title, href }) => (
            <li key={href}>
              <Anchor className="mplain" href={href}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
