import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** What React leaves where it would have had to wait, or where a part broke. */
const leftOut = '<!--$!-->'

/** As one text. `renderToString` leaves out what waits and says nothing; the like must not be kept. */
export function renderedWhole(page: ReactElement): string {
  const markup = renderToString(page)
  if (markup.includes(leftOut))
    throw new Error('What is to be kept has a part that waited or broke inside a Suspense')
  return markup
}
