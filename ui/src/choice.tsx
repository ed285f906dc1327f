import './choice.css'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  type: 'radio' | 'checkbox'
  title: ReactNode
  /** What it costs, at the end of the line. */
  price?: ReactNode
  /** A smaller line below. */
  note?: ReactNode
  /** A row of a list and not a card. */
  line?: boolean | undefined
}

/** One of several things to choose, with what it costs: a radio button or a checkbox as wide as its column. */
export function Choice({ title, price, note, line, className, ...rest }: ChoiceProps) {
  const noteId = useId()
  return (
    <label className={classes('choice', line && 'choice--line', className)}>
      <input {...rest} aria-describedby={note ? noteId : undefined} />
      <b>{title}</b>
      {price && <span className="num">{price}</span>}
      {note && (
        <span className="choice__note" id={noteId}>
          {note}
        </span>
      )}
    </label>
  )
}
