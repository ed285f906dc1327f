import { Anchor } from './anchor.tsx'

export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbProps {
  label: string
  /** From the front page down; the page in view comes as `here`. */
  crumbs: readonly Crumb[]
  here: string
}

export function Breadcrumb({ label, crumbs, here }: BreadcrumbProps) {
  return (
    <nav className="crumbs no-print" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Anchor href={crumb.href}>{crumb.label}</Anchor>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
