import { closeDialog, Dialog } from '@pito/ui/dialog'
import { Disclosure } from '@pito/ui/disclosure'
import type { MouseEvent } from 'react'
import { Kept } from '../kept.tsx'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import type { MenuEntry } from './frame-data.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { EntryLink, MenuEntries } from './menu-entries.tsx'
import { linksIn, menuIn } from './packed-menu.ts'
import { PhoneLink } from './phone-link.tsx'
import { useFrame, useRootData } from './use-frame.ts'

export const menuSheetId = 'menu'

/** The whole menu on a phone; following a link closes it. */
export function MenuSheet({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { menus, hamburger, topBar } = useFrame()
  const plateSearch = useRootData()?.plateSearch
  const links = campaigns ? `${hamburger}\n${topBar}` : hamburger
  return (
    <Dialog id={menuSheetId} title={w.menu} closeLabel={w.closeMenu} place="right" className="msheet">
      <div className="msheet__in" onClickCapture={closeAfterLink}>
        {plateSearch && (
          // By a document of its own, so that the browser puts the focus into the field.
          <a className="btn" href="/#plate" target="_self">
            {w.byPlate}
          </a>
        )}
        <Kept tag="div" className="msheet__menu" by={`menu sheet ${menus} ${links}`}>
          <SheetMenu menus={menus} links={links} />
        </Kept>
        <div className="msheet__foot">
          <LanguageSwitch className="mplain" />
          <p>
            {w.customerService} <PhoneLink />
            <br />
            <span className="small">{w.hours}</span>
          </p>
        </div>
      </div>
    </Dialog>
  )
}

function SheetMenu({ menus, links }: { menus: string; links: string }) {
  const w = useWords(frame)
  const entries = menuIn(menus)
  const plain = entries.filter(({ children }) => children.length === 0)
  const pages = linksIn(links).filter(({ href }) => !plain.some(({ link }) => link === href))
  return (
    <>
      {entries.map((entry) => entry.children.length > 0 && <SheetGroups entry={entry} key={entry.name} />)}
      <nav aria-label={w.otherPages}>
        <ul className="msheet__two">
          {plain.map((entry) => (
            <SheetEntry key={entry.name} entry={entry} />
          ))}
          {pages.map(({ title, href }) => (
            <SheetLink key={href} href={href} title={title} />
          ))}
        </ul>
      </nav>
    </>
  )
}

function SheetGroups({ entry }: { entry: MenuEntry }) {
  const links = entry.children.filter(({ children }) => children.length === 0)
  return (
    <nav aria-label={entry.name}>
      {entry.children.map((group, place) =>
        group.children.length === 0 ? null : (
          <Disclosure name="menu" summary={group.name} open={place === 0} big key={group.name}>
            <MenuEntries entries={group.children} />
          </Disclosure>
        ),
      )}
      <ul className="msheet__two">
        {links.map((entry) => (
          <SheetEntry key={entry.name} entry={entry} />
        ))}
      </ul>
    </nav>
  )
}

function SheetEntry({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <EntryLink entry={entry} />
    </li>
  )
}

function SheetLink({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <a className="mplain" href={href}>
        {title}
      </a>
    </li>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a')) closeDialog(menuSheetId)
}
