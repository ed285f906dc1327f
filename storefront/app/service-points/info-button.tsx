import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Icon } from '@pito/ui/icon'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { Point } from './point.ts'
import { servicePoints } from './service-point-words.ts'

export function InfoButton({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const id = `point-info-${point.id}`
  const label = w.about(point.name)
  return (
    <>
      <PopoverButton opens={id} look="bare" icon aria-label={label}>
        <Icon name="info" />
      </PopoverButton>
      <Popover id={id} label={label}>
        <PointFacts point={point} />
      </Popover>
    </>
  )
}

export function PointFacts({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  const [from, to] = point.rims.map((rim) => formatDecimal(rim, language))
  return (
    <dl className="point__facts">
      <dt>{w.contact}</dt>
      <dd>{point.contact}</dd>
      <dt>{w.phone}</dt>
      <dd>
        <a href={`tel:${point.phone}`}>{phoneShown(point.phone)}</a>
      </dd>
      <dt>{w.email}</dt>
      <dd>
        <a href={`mailto:${point.email}`}>{point.email}</a>
      </dd>
      <dt>{w.rims}</dt>
      <dd>{w.inches(from ?? '', to ?? '')}</dd>
      {point.runFlat && <dd>{w.runFlat}</dd>}
      {point.tpms && <dd>{w.tpms}</dd>}
    </dl>
  )
}
