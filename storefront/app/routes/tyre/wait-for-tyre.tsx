import { Disclosure } from '@pito/ui/disclosure'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { waiting } from '../../words/waiting.ts'
import { useWords } from '../../words.ts'
import { WaitForm } from './wait-form.tsx'

export function WaitForTyre({ card }: { card: TyreCardData }) {
  const w = useWords(waiting)
  const soldOut = card.stock <= 0
  return (
    <Disclosure summary={soldOut ? w.stock : w.price}>
      <WaitForm tyreId={card.id} soldOut={soldOut} />
    </Disclosure>
  )
}
