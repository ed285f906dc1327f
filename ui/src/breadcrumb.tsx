import { Anchor } from './anchor.tsx'
export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbProps {
  label: string
  /** The pages above the current page, starting with the front page. The current page itself is `here`. */
  crumbs: readonly Crumb[]
  here: string
  /** The permanent address of the current page, so that its name can be copied as a link. */
  hereHref?: string | undefined
}

export function Breadcrumb({ label, crumbs, here, hereHref }: BreadcrumbProps) {
  return (
    <nav className="crumbs no-print" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Anchor href={crumb.href}>{crumb.label}</Anchor>
          </li>
        ))}
        <li>
          {hereHref ? (
            <Anchor href={hereHref} aria-current="page">
              {here}
            </Anchor>
          ) : (
            <span aria-current="page">{here}</span>
          )}
        </li>
      </ol>
    </nav>
  )
}
