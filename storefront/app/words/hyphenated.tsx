import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { softHyphens, useSoftHyphens } from './use-soft-hyphens.ts'

/**
 * Renders a text that may be broken at its soft hyphens. The style sheet adds them, so that accessible names and copied
 * text do not contain them.
 */
export function Hyphenated({ text }: { text: string }) {
  return breakable(useSoftHyphens(text))
}

/** Renders a Finnish name on a page in either language. */
export function HyphenatedName({ name }: { name: string }) {
  return breakable(softHyphens(name))
}

/** Renders a text that contains soft hyphens already. */
export function Breakable({ text }: { text: string }) {
  return breakable(text)
}

function breakable(text: string): ReactNode {
  const parts = text.split('\u00ad')
  if (parts.length === 1) return text
  // The parts are in one element, because a flex container would set them apart.
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place + 1).join('')}>
          {place > 0 && <i className="shy" />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
