import { useId, useState } from 'react'

interface ReadMoreProps {
  /** Paragraphs separated by blank lines. */
  text: string
  more: string
  less: string
}

/** Nothing is hidden in a text shorter than this. */
const shortText = 260

/** The text is cut until it is opened; without scripts all of it is visible. */
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
