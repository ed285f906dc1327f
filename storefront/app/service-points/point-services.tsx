import { formatEuro } from '@pito/contracts/values/format-euro'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { useWords } from '@pito/web/words/words'
import type { Point } from './point.ts'
import { servicePoints } from './service-point-words.ts'

const [onNarrow, onWide] = [2, 3]

interface PointServicesProps {
  readonly point: Point
  /** True where the page states the price for the cart, beside which the lowest prices of services would mislead. */
  readonly unpriced?: boolean
}

/** Shows two services on a narrow screen and three on a wide one. A button shows the others. */
export function PointServices({ point, unpriced = false }: PointServicesProps) {
  const { services } = point
  return (
    <ul className="point__services">
      {services.slice(0, onWide).map((service, place) => (
        <li key={service.id} className={place < onNarrow ? undefined : 'point__on-wide'}>
          {unpriced ? service.name : <Priced service={service} />}
        </li>
      ))}
      <Rest point={point} unpriced={unpriced} shown={onNarrow} className="point__on-narrow" />
      <Rest point={point} unpriced={unpriced} shown={onWide} className="point__on-wide" />
    </ul>
  )
}

interface RestProps extends Required<PointServicesProps> {
  readonly shown: number
  readonly className: string
}

function Rest({ point, unpriced, shown, className }: RestProps) {
  const w = useWords(servicePoints)
  const rest = point.services.slice(shown)
  const id = `point-services-${point.id}-${shown}`
  if (rest.length === 0) return null
  return (
    <li className={className}>
      <PopoverButton opens={id} look="link">
        {w.more(rest.length)}
      </PopoverButton>
      <Popover id={id} label={w.services}>
        <ul className="stack stack--tight">
          {rest.map((service) => (
            <li key={service.id}>{unpriced ? service.name : <Priced service={service} />}</li>
          ))}
        </ul>
      </Popover>
    </li>
  )
}

export function Priced({ service: { name, cents, varies } }: { service: Point['services'][number] }) {
  const w = useWords(servicePoints)
  const price = formatEuro(cents)
  return (
    <>
      {name} <b className="num">{varies ? w.from(price) : price}</b>
    </>
  )
}
