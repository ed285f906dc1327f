import { Disclosure } from '@pito/ui/disclosure'
import { WaitForm } from '../../../alerts/wait-form.tsx'
import { waiting } from '../../../alerts/waiting-words.ts'
import { useWords } from '../../../words/words.ts'

interface WaitForTyreProps {
  readonly tyreId: number
  readonly soldOut: boolean
}

export function WaitForTyre({ tyreId, soldOut }: WaitForTyreProps) {
  const w = useWords(waiting)
  return (
    <Disclosure summary={soldOut ? w.stock : w.price}>
      <WaitForm tyreId={tyreId} soldOut={soldOut} />
    </Disclosure>
  )
}
