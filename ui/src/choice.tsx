import './choice.css'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  type: 'radio' | 'checkbox'
  title: ReactNode
  /** The price at the end of the line. */
  price?: ReactNode
  /** A smaller second line. */
  note?: ReactNode
  /** Whether the choice is shown as a row of a list instead of a card. */
  line?: boolean | undefined
}

/** One of several options with its price. It is a radio button or a checkbox, as wide as its column. */
export function Choice({ title, price, note, line, className, ...rest }: ChoiceProps) {
  const id = useId()
  // The name is given explicitly, because the note is inside the label too and would be read twice.
  const name = price ? `${id}-title ${id}-price` : `${id}-title`
  return (
    <label className={classes('choice', line && 'choice--line', className)}>
      <input {...rest} aria-labelledby={name} aria-describedby={note ? `${id}-note` : undefined} />
      <b id={`${id}-title`}>{title}</b>
      {price && (
        <span className="num" id={`${id}-price`}>
          {price}
        </span>
      )}
      {note && (
        <span className="choice__note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </label>
  )
}
