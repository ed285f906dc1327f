import { Anchor } from './anchor.tsx'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { pagerWindow } from './pager-window.ts'

interface PagerProps {
  page: number
  pages: number
  href: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  /** Returns the accessible name of a page number, such as "Sivu 3". */
  pageLabel: (page: number) => string
}

export function Pager({ page, pages, href, label, previousLabel, nextLabel, pageLabel }: PagerProps) {
  if (pages < 2) return null
  const shown = pagerWindow(page, pages)
  return (
    <nav className="pages no-print" aria-label={label}>
      {page > 1 && (
        <ButtonLink look="bare" icon href={href(page - 1)} rel="prev" aria-label={previousLabel}>
          <Icon name="left" />
        </ButtonLink>
      )}
      <ol>
        {shown.map((one, index) => (
          <li key={one ?? `gap-${shown[index - 1]}`}>
            {one === null ? <Gap /> : <PageNumber {...{ one, page, href, pageLabel }} />}
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink look="bare" icon href={href(page + 1)} rel="next" aria-label={nextLabel}>
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  )
}

function Gap() {
  return (
    <span className="pages__gap" aria-hidden="true">
      …
    </span>
  )
}

function PageNumber({
  one,
  page,
  href,
  pageLabel,
}: { one: number } & Pick<PagerProps, 'page' | 'href' | 'pageLabel'>) {
  const current = one === page ? 'page' : undefined
  return (
    <Anchor className="pages__n" href={href(one)} aria-label={pageLabel(one)} aria-current={current}>
      {one}
    </Anchor>
  )
}
