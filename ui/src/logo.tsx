import { Anchor } from './anchor.tsx'
import sprite from './icons.svg?url'

/** The word mark, which is a symbol of the icon file. If `href` is given, it is a link to the front page. */
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
