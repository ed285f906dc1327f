import { Anchor } from '@pito/ui/anchor'
import { Tread } from '@pito/ui/tread'
import type { MenuEntry } from './frame-data.ts'
import { EntryLink, GroupDescription, GroupName, LongDescription, MenuEntries } from './menu-entries.tsx'
import { shortened } from './shortened.ts'

export function MainMenu({ menus }: { menus: readonly MenuEntry[] }) {
  return menus.map((entry, place) => (
    <li key={entry.name}>
      {entry.children.length > 0 ? (
        <MegaMenu entry={entry} id={`mega-${place}`} />
      ) : (
        <Anchor href={entry.link ?? '/'}>{entry.name}</Anchor>
      )}
    </li>
  ))
}

/** Shows a menu in a popover under the header. The popover opens at a press and never on hover. */
function MegaMenu({ entry, id }: { entry: MenuEntry; id: string }) {
  return (
    <>
      <button type="button" className="nav__open chevron" popoverTarget={id} aria-controls={id}>
        {entry.name}
      </button>
      <section className="mega" id={id} popover="auto" aria-label={entry.name}>
        <MegaColumns entry={entry} />
      </section>
    </>
  )
}

function MegaColumns({ entry }: { entry: MenuEntry }) {
  const groups = entry.children.filter(({ children }) => children.length > 0)
  const article = entry.children.find(({ kind }) => kind === 'article')
  const links = entry.children.filter((child) => child.children.length === 0 && child !== article)
  return (
    <>
      <div className="wrap mega__in">
        {groups.map((group) => (
          <section className="mega__col" key={group.name}>
            <h2>
              <GroupName group={group} />
            </h2>
            <GroupDescription group={group} />
            <MenuEntries entries={group.children} />
          </section>
        ))}
        {article && <ArticleTile article={article} />}
      </div>
      <div className="mega__foot">
        <div className="wrap">
          {links.map((entry) => (
            <div key={entry.name}>
              <EntryLink entry={entry} />
              <LongDescription entry={entry} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function ArticleTile({ article }: { article: MenuEntry }) {
  return (
    <Anchor className="tile" href={article.link ?? '/'}>
      <span className="tile__words">
        <b>{article.name}</b>
        <span>{shortened(article.description).head}</span>
      </span>
      {article.image && <img src={article.image} alt="" width="300" height="300" loading="lazy" />}
      <Tread />
    </Anchor>
  )
}
