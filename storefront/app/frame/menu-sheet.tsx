import { Anchor } from '@pito/ui/anchor'
import { closeDialog, Dialog } from '@pito/ui/dialog'
import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { useRootData } from '../page/root-data.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import type { MenuEntry, PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LoginLink } from './login-link.tsx'
import { EntryLink, GroupDescription, GroupName, LongDescription, MenuEntries } from './menu-entries.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

export const menuSheetId = 'menu'

/** Shows the whole menu on a phone. Following a link closes the sheet. */
export function MenuSheet({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { menus, hamburger, topBar } = useFrame()
  const root = useRootData()
  useClosedByBack()
  return (
    <Dialog
      id={menuSheetId}
      title={w.menu}
      closeLabel={w.closeMenu}
      place="right"
      className="msheet"
      footer={<SheetFoot />}
    >
      <div className="msheet__in" onClickCapture={closeAfterLink}>
        {root?.plateSearch && (
          // The link loads a new document, so that the browser moves the focus to the field for the plate.
          <Anchor className="btn" href="/#plate" reloadDocument>
            <Hyphenated text={w.byPlate} />
          </Anchor>
        )}
        <div className="msheet__menu">
          <div className="msheet__menu">
            <SheetMenu menus={menus} />
          </div>
          <nav aria-label={w.otherPages}>
            <ul className="msheet__two">
              <SheetPages menus={menus} pages={hamburger} />
            </ul>
            {campaigns && (
              <ul className="msheet__two">
                <SheetLinks menus={menus} pages={topBar} />
              </ul>
            )}
          </nav>
        </div>
        {root?.customerServicePhone && (
          <p>
            {w.customerService} <PhoneLink />
            <br />
            <span className="small">{root.customerServiceHours}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** This part of the sheet stays visible, however long the menu is. */
function SheetFoot() {
  return (
    <div className="msheet__foot" onClickCapture={closeAfterLink}>
      <LoginLink />
      <LanguageSwitch className="mplain" />
    </div>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a')) closeDialog(menuSheetId)
}

/** Closes the sheet when the visitor goes back, because it would cover the page that then appears. */
function useClosedByBack() {
  useEffect(() => {
    const close = () => closeDialog(menuSheetId)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
}

interface MenuProps {
  readonly menus: readonly MenuEntry[]
}

/** Shows the groups of the menu. Only one group can be open at a time. */
function SheetMenu({ menus }: MenuProps) {
  return menus.map((entry) => entry.children.length > 0 && <SheetGroups entry={entry} key={entry.name} />)
}

function SheetGroups({ entry }: { entry: MenuEntry }) {
  const w = useWords(frame)
  const links = entry.children.filter(({ children }) => children.length === 0)
  return (
    <nav aria-label={entry.name}>
      {entry.children.map((group, place) =>
        group.children.length === 0 ? null : (
          <Disclosure
            name="menu"
            summary={<GroupName group={{ ...group, link: null }} />}
            open={place === 0}
            big
            key={group.name}
          >
            <GroupDescription group={group} />
            {group.link !== null && (
              <Anchor className="mplain" href={group.link}>
                {w.all}
              </Anchor>
            )}
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

interface PagesProps extends MenuProps {
  readonly pages: readonly PageLink[]
}

function SheetPages({ menus, pages }: PagesProps) {
  return (
    <>
      {withoutGroup(menus).map((entry) => (
        <SheetEntry key={entry.name} entry={entry} />
      ))}
      <SheetLinks menus={menus} pages={pages} />
    </>
  )
}

/** Shows links to pages, except those to which the menu already links. */
function SheetLinks({ menus, pages }: PagesProps) {
  const plain = withoutGroup(menus)
  const rest = pages.filter(({ href }) => !plain.some(({ link }) => link === href))
  return rest.map(({ title, href }) => (
    <li key={href}>
      <Anchor className="mplain" href={href}>
        {title}
      </Anchor>
    </li>
  ))
}

function withoutGroup(menus: readonly MenuEntry[]): readonly MenuEntry[] {
  return menus.filter(({ children }) => children.length === 0)
}

function SheetEntry({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <EntryLink entry={entry} />
      <LongDescription entry={entry} />
    </li>
  )
}
