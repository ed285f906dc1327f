import { Anchor } from './anchor.tsx'
import sprite from './icons.svg?url'

/** The word mark, a link to the front page when `href` is given. It is a symbol of the icon file. */
export function Logo({ label, href }: { label: string; href?: string | undefined }) {
  const drawing = (
    <svg width="81" height="34" role="img" aria-label={label}>
      <use href={`${sprite}#logo`} />
    </svg>
  )
  if (!href) return <span className="logo">{drawing}</span>
  return (
    <Anchor className="logo" href={href}>
      {drawing}
    </Anchor>
  )
}
