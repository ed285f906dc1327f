import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import type { FitTyre } from './fit-of-tyre.ts'
import { fit } from './fit-words.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { useFittingTyres } from './use-fitting-tyres.ts'

interface SizesThatFitProps {
  readonly tyre: FitTyre & { readonly id: number }
  readonly vehicle: KnownVehicle
}

/** Links to the tyres of the same model that fit the vehicle, and to the list of all models. */
export function SizesThatFit({ tyre, vehicle }: SizesThatFitProps) {
  const w = useWords(fit)
  const { sameModel, list } = useFittingTyres(tyre, vehicle)
  return (
    <ul className="small stack stack--tight">
      {sameModel.map(({ id, href, size }) => (
        <li key={id}>
          <Anchor className="link num" href={href}>
            {w.sameModel(size)}
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor className="link" href={list}>
          {w.showFitting}
        </Anchor>
      </li>
    </ul>
  )
}
