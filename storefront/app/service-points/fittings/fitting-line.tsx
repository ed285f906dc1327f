import type { Fitting } from '@pito/contracts/fittings'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { fittingWords } from './fitting-words.ts'

interface FittingLineProps {
  readonly fitting: Fitting
  /** The name of the service point, as text or as a link. */
  readonly point: ReactNode
}

/** Renders a text such as "Asennettuna to 26.11. klo 10.00 · Kuurapaja Kallio · 4 kpl 512,00 €". */
export function FittingLine({ fitting, point }: FittingLineProps) {
  const w = useWords(fittingWords)
  const language = languageOf(useLocale())
  const day = dayShown(fitting.schedule_date, language)
  const time = timeShown(fitting.start_time, language)
  return (
    <>
      {w.fitted(day, time)} · {point} ·{' '}
      <b className="num">{w.set(fitting.quantity, formatEuro(centsOf(fitting.total)))}</b>
    </>
  )
}
