import './fittings.css'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { PlaceBarOfVisitor } from '../place-bar/place-bar-of-visitor.tsx'
import { usePlace } from '../places/place-memory.ts'
import { placeWords } from '../places/place-words.ts'

/** Shows the bar for the place and, once a place is known, the offers of fittings near it, whose code is loaded then. */
export function FittedSection({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const w = useWords(placeWords)
  const place = usePlace()
  return (
    <section className="tyre-fitting" id={id} aria-label={w.fitted}>
      <PlaceBarOfVisitor />
      {place && <Suspense>{children}</Suspense>}
    </section>
  )
}
