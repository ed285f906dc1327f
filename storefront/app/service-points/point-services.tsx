import { formatEuro } from '@pito/contracts/values/format-euro'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { useWords } from '@pito/web/words/words'
import type { Point } from './point.ts'
import { installationId } from './point.ts'
import { servicePoints } from './service-point-words.ts'

const [onNarrow, onWide] = [2, 3]

interface PointServicesProps {
  readonly point: Point
  /** True where the page states the price for the cart, beside which the lowest prices of services would mislead. */
  readonly unpriced?: boolean
  /** What the fitting of the visitor's cart costs here, if it is known. It replaces the lowest price per tyre. */
  readonly cartCents?: number | undefined
}

/** Shows two services on a narrow screen and three on a wide one. A button shows the others. */
export function PointServices({ point, unpriced = false, cartCents }: PointServicesProps) {
  const { services } = point
  return (
    <ul className="point__services">
      {services.slice(0, onWide).map((service, place) => (
        <li key={service.id} className={place < onNarrow ? undefined : 'point__on-wide'}>
          {unpriced ? service.name : <Priced service={service} cartCents={cartCents} />}
        </li>
      ))}
      <Rest point={point} unpriced={unpriced} shown={onNarrow} className="point__on-narrow" />
      <Rest point={point} unpriced={unpriced} shown={onWide} className="point__on-wide" />
    </ul>
  )
}

interface RestProps extends Required<Omit<PointServicesProps, 'cartCents'>> {
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

interface PricedProps extends Pick<PointServicesProps, 'cartCents'> {
  readonly service: Point['services'][number]
}

export function Priced({ service: { id, name, cents, varies, perTyre }, cartCents }: PricedProps) {
  const w = useWords(servicePoints)
  if (id === installationId && cartCents !== undefined)
    return (
      <>
        {w.forCart} <b className="num">{formatEuro(cartCents)}</b>
      </>
    )
  const price = perTyre ? w.perTyre(formatEuro(cents)) : formatEuro(cents)
  return (
    <>
      {name} <b className="num">{varies ? w.from(price) : price}</b>
      {varies && perTyre && ` ${w.byRim}`}
    </>
  )
}
