import { wakeCarousels } from '@pito/ui/wake-carousels'
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { Static } from '../../../static/static.tsx'

/** Carousels that came as markup have no effects of their own, so that their script is started from here. */
export function StaticSection({ id, children }: { id: string; children: ReactElement | null }) {
  const isMarkup = children === null
  useEffect(() => {
    const section = document.getElementById(id)
    return isMarkup && section ? wakeCarousels(section) : undefined
  }, [id, isMarkup])
  return <Static id={id}>{children}</Static>
}
