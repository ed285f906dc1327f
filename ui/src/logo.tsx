import { Anchor } from './anchor.tsx'
import { logoPath, logoViewBox } from './logo-path.ts'

/** The word mark, as a link to the front page when `href` is given. */
export function Logo({ label, href }: { label: string; href?: string | undefined }) {
  const drawing = (
    <svg viewBox={logoViewBox} width="81" height="34" role="img" aria-label={label}>
      <path d={logoPath} />
    </svg>
  )
  if (!href) return <span className="logo">{drawing}</span>
  return (
    <Anchor className="logo" href={href}>
      {drawing}
    </Anchor>
  )
}
