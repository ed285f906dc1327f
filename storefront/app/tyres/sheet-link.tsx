import { sheetAddress } from '@pito/contracts/values/label-address'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import { nameOf } from './name-of.ts'
import type { TyreCardData } from './tyre-card-data.ts'

/** Links to the product information sheet with the full label. The law requires both wherever a tyre is offered. */
export function SheetLink({ tyre }: { tyre: TyreCardData }) {
  const w = useWords(tyres)
  return (
    <Anchor className="link card__sheet" href={sheetAddress(tyre.id)}>
      {w.sheet}
      <span className="vh">{` ${nameOf(tyre)}`}</span>
    </Anchor>
  )
}
