import { menuDescriptionLength } from '@pito/contracts/values/content-kinds'
import { useState } from 'react'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'

/** A description of at most 200 characters; the rest comes with "Read more". */
export function ShortText({ text }: { text: string }) {
  const w = useWords(frame)
  const [whole, setWhole] = useState(false)
  if (!text) return null
  if (whole || text.length <= menuDescriptionLength) return <small>{text}</small>
  return (
    <small>
      {text.slice(0, menuDescriptionLength).trimEnd()}…{' '}
      <button
        type="button"
        className="link"
        onClick={(event) => {
          event.preventDefault()
          setWhole(true)
        }}
      >
        {w.readMore}
      </button>
    </small>
  )
}
