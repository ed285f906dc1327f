import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { CookieSettingsLink } from '../cookies/cookie-settings-link.tsx'
import { useOffersFitting } from '../page/root-data.ts'
import type { FrameData, MenuEntry, PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'

export function FooterColumns({ menus, hamburger, footer }: Omit<FrameData, 'topBar'>) {
  const w = useWords(frame)
  return (
    <>
      <MenuColumns menus={menus} />
      <Column title={w.help} links={[...hamburger, ...toolLinks(w, useOffersFitting())]}>
        <Anchor href="/become-a-partner">{w.partner}</Anchor>
      </Column>
      <Column title={w.footerPages} links={footer}>
        <CookieSettingsLink>{w.cookieSettings}</CookieSettingsLink>
      </Column>
    </>
  )
}

function toolLinks(w: typeof frame.fi, offersFitting: boolean): PageLink[] {
  return [
    ...(offersFitting ? [{ title: w.towns, href: w.townsAddress }] : []),
    { title: w.calculator, href: '/tyre-size-calculator' },
  ]
}

/** Repeats the seasons and vehicles of the menu, so that visitors can reach them without opening the menu. */
function MenuColumns({ menus }: Pick<FrameData, 'menus'>) {
  const groups = menus
    .flatMap(({ children }) => children)
    .filter(({ kind, children }) => children.length > 0 && (kind === 'season' || kind === 'tyre_category'))
  return groups.map((group) => (
    <Column key={group.name} title={group.name} links={group.children.flatMap(asLink)} />
  ))
}

function asLink({ name, link }: MenuEntry): PageLink[] {
  return link === null ? [] : [{ title: name, href: link }]
}

interface ColumnProps {
  readonly title: string
  readonly links: readonly PageLink[]
  /** Further list items after the links. */
  readonly children?: ReactNode
}

function Column({ title, links, children }: ColumnProps) {
  if (links.length === 0 && !children) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href}>{link.title}</Anchor>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}
