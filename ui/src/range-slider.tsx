import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Range {
  readonly from: number
  readonly to: number
}

interface RangeSliderProps {
  min: number
  max: number
  step?: number | undefined
  value: Range
  /** Called when the visitor releases a thumb or moves it with a key. */
  onCommit: (value: Range) => void
  fromLabel: string
  toLabel: string
  format: (value: number) => string
}

/**
 * Shows two native sliders over one bar. Keyboards, touch screens and screen readers support native sliders already.
 */
export function RangeSlider({ min, max, step = 1, value, onCommit, ...words }: RangeSliderProps) {
  const [shown, setShown] = useFollowing(value)
  const bar = useRef<HTMLDivElement>(null)
  useCommit(bar, () => onCommit(shown))
  useFill(bar, shown, min, max)
  const { fromLabel, toLabel, format } = words
  const part = { min, max, step }
  return (
    <div className="range">
      <p className="range__values" aria-hidden="true">
        <span>{format(shown.from)}</span>
        <span>{format(shown.to)}</span>
      </p>
      <div className="range__bar" ref={bar}>
        <input
          {...part}
          type="range"
          aria-label={fromLabel}
          aria-valuetext={format(shown.from)}
          className={shown.from > (min + max) / 2 ? 'range__above' : undefined}
          value={shown.from}
          onChange={({ target }) => setShown({ ...shown, from: Math.min(Number(target.value), shown.to) })}
        />
        <input
          {...part}
          type="range"
          aria-label={toLabel}
          aria-valuetext={format(shown.to)}
          value={shown.to}
          onChange={({ target }) => setShown({ ...shown, to: Math.max(Number(target.value), shown.from) })}
        />
      </div>
    </div>
  )
}

/** Holds the positions of the thumbs until the parent passes other values. */
function useFollowing({ from, to }: Range) {
  const [given, setGiven] = useState({ from, to })
  const [shown, setShown] = useState<Range>({ from, to })
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setShown({ from, to })
  }
  return [shown, setShown] as const
}

// Calls `commit` when a thumb is released. This needs a listener for the native `change` event, because React's
// onChange listens to `input` events.
function useCommit(bar: React.RefObject<HTMLDivElement | null>, commit: () => void) {
  const rest = useEffectEvent(commit)
  useEffect(() => {
    const element = bar.current
    const follow = () => rest()
    element?.addEventListener('change', follow)
    return () => element?.removeEventListener('change', follow)
  }, [bar])
}

// Sets the style of the filled part of the bar by a script, because the content security policy refuses style
// attributes in HTML.
function useFill(bar: React.RefObject<HTMLDivElement | null>, { from, to }: Range, min: number, max: number) {
  useEffect(() => {
    const share = (value: number) => `${(100 * (value - min)) / Math.max(1, max - min)}%`
    bar.current?.style.setProperty('--from', share(from))
    bar.current?.style.setProperty('--to', share(to))
  }, [bar, from, to, min, max])
}
