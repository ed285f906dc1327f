import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { FitTyre } from '../../vehicle/fit-of-tyre.ts'
import { LazyFitMark } from '../../vehicle/lazy-fit-mark.tsx'
import { tyres } from '../../words/tyres.ts'

interface BuyBarProps {
  readonly tyre: FitTyre
  readonly form: string
  readonly busy: boolean
  readonly cents: number
  readonly what: string
}

/** On phones, a bar keeps the price and the button within reach until the form's own button comes into view. */
export function BuyBar({ tyre, form, busy, cents, what }: BuyBarProps) {
  const w = useWords(tyres)
  const away = useAwayFrom(form)
  return (
    <div className="buybar no-print" inert={!away}>
      <p>
        <span className="num">{formatEuro(cents)}</span>
        <small>{what}</small>
      </p>
      <Button type="submit" form={form} look="go" busy={busy}>
        {w.add}
      </Button>
      <LazyFitMark tyre={tyre} />
    </div>
  )
}

/**
 * Extends the observed area upwards, so that buttons above the window count as seen. Otherwise a jump to the end of
 * the page would skip them.
 */
const allAbove = '100000px 0px 0px 0px'

/** Returns true as long as the form's buttons are still below the window. */
function useAwayFrom(form: string) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const buttons = document.getElementById(form)?.querySelector('.buy__act')
    if (!buttons) return
    const watcher = new IntersectionObserver(([entry]) => setAway(!!entry && !entry.isIntersecting), {
      rootMargin: allAbove,
    })
    watcher.observe(buttons)
    return () => watcher.disconnect()
  }, [form])
  return away
}
