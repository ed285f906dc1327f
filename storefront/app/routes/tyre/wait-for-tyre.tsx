import { Disclosure } from '@pito/ui/disclosure'
import { waiting } from '../../words/waiting.ts'
import { useWords } from '../../words.ts'
import { WaitForm } from './wait-form.tsx'

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
