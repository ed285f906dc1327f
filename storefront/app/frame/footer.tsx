import { Logo } from '@pito/ui/logo'
import type { ReactNode } from 'react'
import { CookieSettingsLink } from '../cookies/cookie-settings-link.tsx'
import { Kept } from '../kept.tsx'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import type { FrameData, MenuEntry, PageLink } from './frame-data.ts'
import { linksIn, menuIn } from './packed-menu.ts'
import { PhoneLink } from './phone-link.tsx'
import { useFrame, useRootData } from './use-frame.ts'

export function Footer() {
  const w = useWords(frame)
  const { menus, hamburger, footer } = useFrame()
  const demo = useRootData()?.demo
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="stack stack--tight">
          <Logo label="Pito" />
          <p>{w.slogan}</p>
          <p className="foot__phone">
            <PhoneLink />
          </p>
          <p>{w.hours}</p>
        </div>
        <Kept tag="div" className="foot__cols no-print" by={`footer ${menus} ${hamburger} ${footer}`}>
          <Columns menus={menus} hamburger={hamburger} footer={footer} />
        </Kept>
        {demo && <p className="foot__demo">{w.demo}</p>}
      </div>
    </footer>
  )
}

function Columns({ menus, hamburger, footer }: Omit<FrameData, 'topBar'>) {
  const w = useWords(frame)
  return (
    <>
      <MenuColumns menus={menus} />
      <Column title={w.help} links={linksIn(hamburger)} />
      <Column title={w.footerPages} links={linksIn(footer)}>
        <CookieSettingsLink>{w.cookieSettings}</CookieSettingsLink>
      </Column>
    </>
  )
}

/** The seasons and vehicles of the menu, so that they are reachable without opening it. */
function MenuColumns({ menus }: { menus: string }) {
  const groups = menuIn(menus)
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
  /** One more at the end. */
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
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}
