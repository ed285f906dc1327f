import './fit-line.css'
import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { FitTyre } from './fit-of-tyre.ts'
import { enoughIndexOf, fitOf } from './fit-of-tyre.ts'
import { fit } from './fit-words.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { useFittingTyres } from './use-fitting-tyres.ts'
import { useKnownVehicle } from './use-known-vehicle.ts'
import { forgetVehicle } from './vehicle-store.ts'

/**
 * Says in one line whether the tyre fits the visitor's vehicle. The line opens to show what the vehicle requires of a
 * tyre, with a button to forget the vehicle.
 */
export function FitLine({ tyre }: { tyre: FitTyre & { readonly id: number } }) {
  const w = useWords(fit)
  const vehicle = useKnownVehicle()
  if (!vehicle) return null
  const problems = fitOf(tyre, vehicle)
  const fits = problems.every(isOnlyAdvice)
  return (
    <details className="fit-line">
      <summary className={fits ? 'fit' : 'fit fit--not'}>
        <Icon name={fits ? 'check' : 'warning'} />
        <span>{fits ? w.fitsOn(vehicle.name) : w.fitsNotOn(vehicle.name)}</span>
      </summary>
      <Reasons problems={problems} enough={enoughIndexOf(tyre, vehicle)} vehicle={vehicle} />
      {!fits && <SizesThatFit tyre={tyre} vehicle={vehicle} />}
      <Button look="link" onClick={forgetVehicle}>
        {w.forget}
      </Button>
    </details>
  )
}

interface ReasonsProps {
  readonly problems: readonly FitProblem[]
  readonly enough: string | undefined
  readonly vehicle: KnownVehicle
}

function Reasons({ problems, enough, vehicle }: ReasonsProps) {
  const w = useWords(fit)
  const sentences: Readonly<Record<FitProblem, string>> = {
    size: w.whySize(vehicle.sizes.map((size) => sizeText(size)).join(', ')),
    load: w.whyLoad(vehicle.loadPerTyreKg ?? 0),
    'load-twin': w.whyLoadTwin(vehicle.loadPerTwinTyreKg ?? 0),
    speed: w.whySpeed(vehicle.topSpeedKmh ?? 0),
    'speed-winter': w.whySpeedWinter,
    snowflake: w.whySnowflake,
  }
  if (problems.length === 0)
    return (
      <p className="small">
        {w.whyFits} {enough && w.whyHigher(enough)}
      </p>
    )
  return (
    <ul className="small stack stack--tight">
      {problems.map((problem) => (
        <li key={problem}>{sentences[problem]}</li>
      ))}
    </ul>
  )
}

interface SizesThatFitProps {
  readonly tyre: FitTyre & { readonly id: number }
  readonly vehicle: KnownVehicle
}

/** Links to the tyres of the same model that fit the vehicle, and to the list of all models. */
function SizesThatFit({ tyre, vehicle }: SizesThatFitProps) {
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
