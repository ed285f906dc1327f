import { useId, useState } from 'react'

interface ReadMoreProps {
  /** The text, whose paragraphs are separated by blank lines. */
  text: string
  more: string
  less: string
}

/** A text shorter than this is always shown whole. */
const shortText = 260

/** Shortens a long text until the visitor opens it. Without scripts the whole text is visible. */
export function ReadMore({ text, more, less }: ReadMoreProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > shortText
  return (
    <>
      <div className={long && !open ? 'stack cut' : 'stack'} id={id}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {long && (
        <button
          type="button"
          className="link cut__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      )}
    </>
  )
}
