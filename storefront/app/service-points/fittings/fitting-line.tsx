import type { FittingPlace } from '@pito/contracts/fittings'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { fittingWords } from './fitting-words.ts'

interface FittingLineProps {
  readonly fitting: FittingPlace & { readonly quantity: number; readonly total: number }
  /** The name of the service point, as text or as a link. */
  readonly point: ReactNode
}

/**
 * Renders a text such as "Neljä asennettuna 631,60 € · Rengas-Halli, 2,41 km · to 26.11. klo 9.30". On cards the sum
 * stands below that of the tyres, and a long name is shortened.
 */
export function FittingLine({ fitting, point }: FittingLineProps) {
  const w = useWords(fittingWords)
  const language = languageOf(useLocale())
  const { quantity, total, dealer, schedule_date: date, start_time: start } = fitting
  return (
    <>
      <b className="num">
        <span>{w.fitted(quantity)}</span>
        <span>{formatAmount(total)}</span>
      </b>
      <span className="fitting__dot"> · </span>
      <span className="fitting__where">
        <span className="fitting__point">{point}</span>
        <span>{`, ${formatDecimal(dealer.distance_km, language, 2)}\u00a0km · `}</span>
        <span>{w.at(dayShown(date, language), timeShown(start, language))}</span>
      </span>
    </>
  )
}
