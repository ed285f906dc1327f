import type { ReactNode } from 'react'
import { createContext, use } from 'react'

export const noLines: ReadonlyMap<number, ReactNode> = new Map()

/**
 * The lines about the earliest fitting, by product id. The map is empty until the lines have loaded, and on lists
 * that do not show them.
 */
export const FittingLinesContext = createContext(noLines)

/**
 * Shows the line about the earliest fitting on a card. If a place is known, space for the line is reserved before it has
 * loaded, so that nothing moves (see place-key.ts).
 */
export function CardFitting({ tyreId }: { tyreId: number }) {
  return <p className="card__fitting">{use(FittingLinesContext).get(tyreId)}</p>
}
