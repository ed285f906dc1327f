import { useId, useState } from 'react'

interface ProgressProps {
  label: string
  value: number
  /** The value at the end, or undefined while it is not known yet. */
  max: number | undefined
  /** The value in words, such as "1 200 of 8 952 rows". */
  text: string
}

/**
 * A progress bar with its state in words. The words are announced at every quarter only: a run of a thousand rows
 * would otherwise talk without pause.
 */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId()
  const quarter = max ? Math.floor((4 * value) / max) : -1
  const [announced, announce] = useState({ quarter, text: '' })
  if (announced.quarter !== quarter) announce({ quarter, text })
  return (
    <div className="progress">
      <span className="progress__label" id={id}>
        {label}
      </span>
      <span className="progress__text">{text}</span>
      <progress aria-labelledby={id} value={max === undefined ? undefined : value} max={max} />
      <p className="vh" role="status">
        {announced.text}
      </p>
    </div>
  )
}
