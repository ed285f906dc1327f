import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { FitTyre } from './fit-of-tyre.ts'
import { fit } from './fit-words.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { listThatFits } from './list-that-fits.ts'
import { useSameModel } from './use-same-model.ts'

interface SizesThatFitProps {
  readonly tyre: FitTyre & { readonly id: number }
  readonly vehicle: KnownVehicle
}

/** Links to the tyres of the same model that fit the vehicle, and to the list of all models. */
export function SizesThatFit({ tyre, vehicle }: SizesThatFitProps) {
  const w = useWords(fit)
  const language = languageOf(useLocale())
  return (
    <ul className="small stack stack--tight">
      {useSameModel(tyre, vehicle).map(({ id, href, size }) => (
        <li key={id}>
          <Anchor className="link num" href={href}>
            {w.sameModel(size)}
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor className="link" href={listThatFits(tyre, vehicle, language)}>
          {w.showFitting}
        </Anchor>
      </li>
    </ul>
  )
}
