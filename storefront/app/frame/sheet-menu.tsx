import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import type { MenuEntry, PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { EntryLink, GroupDescription, GroupName, LongDescription, MenuEntries } from './menu-entries.tsx'

interface MenuProps {
  readonly menus: readonly MenuEntry[]
}

/** Shows the groups of the menu. Only one group can be open at a time. */
export function SheetMenu({ menus }: MenuProps) {
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

export function SheetPages({ menus, pages }: PagesProps) {
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
export function SheetLinks({ menus, pages }: PagesProps) {
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
