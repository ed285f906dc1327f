import { usePopoverOpen } from '@pito/ui/popover'
import { Tread } from '@pito/ui/tread'
import type { MouseEvent } from 'react'
import type { MenuEntry } from './frame-data.ts'
import { EntryLink, MenuEntries } from './menu-entries.tsx'
import { shortened } from './shortened.ts'

/** One popover under the header: opened by a press, never by hovering. */
export function MegaMenu({ entry, id }: { entry: MenuEntry; id: string }) {
  const open = usePopoverOpen(id)
  return (
    <>
      <button
        type="button"
        className="nav__open chevron"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {entry.name}
      </button>
      <section
        className="mega"
        id={id}
        popover="auto"
        aria-label={entry.name}
        onClickCapture={closeAfterLink}
      >
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
            <h2>{group.name}</h2>
            <MenuEntries entries={group.children} />
          </section>
        ))}
        {article && <ArticleTile article={article} />}
      </div>
      <div className="mega__foot">
        <div className="wrap">
          {links.map((entry) => (
            <EntryLink entry={entry} key={entry.name} />
          ))}
        </div>
      </div>
    </>
  )
}

function ArticleTile({ article }: { article: MenuEntry }) {
  return (
    <a className="tile" href={article.link ?? '/'}>
      <span className="tile__words">
        <b>{article.name}</b>
        <span>{shortened(article.description).head}</span>
      </span>
      {article.image && <img src={article.image} alt="" width="300" height="300" loading="lazy" />}
      <Tread />
    </a>
  )
}

export function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
