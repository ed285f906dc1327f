import type { ReactNode } from 'react'
import { createContext, use } from 'react'

const noLines: ReadonlyMap<number, ReactNode> = new Map()

/**
 * The lines about the earliest fitting by product id. The map is empty until they are loaded, and on lists without
 * them.
 */
export const FittingLinesContext = createContext(noLines)

/** The line of a card. Its space is reserved before it loads, so that nothing moves. */
export function CardFitting({ tyreId }: { tyreId: number }) {
  return <span className="card__fitting">{use(FittingLinesContext).get(tyreId)}</span>
}
