import { useId, useState } from 'react'

interface ReadMoreProps {
  /** Paragraphs parted by a blank line. */
  text: string
  more: string
  less: string
}

/** Shorter than this, nothing is hidden. */
const shortText = 260

/** Cut until it is opened; whole without scripts. */
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
