import type { ReactNode } from 'react'
import { createContext, use } from 'react'

const noLines: ReadonlyMap<number, ReactNode> = new Map()

/** The lines about the soonest fitting by article; empty until they are loaded, and outside lists that have them. */
export const FittingLinesContext = createContext(noLines)

/** The line of a card. It is reserved before it is loaded, so that nothing moves. */
export function CardFitting({ tyreId }: { tyreId: number }) {
  return <span className="card__fitting">{use(FittingLinesContext).get(tyreId)}</span>
}
