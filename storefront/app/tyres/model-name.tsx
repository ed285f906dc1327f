import { Fragment } from 'react'

const longWord = /\p{L}{15,}/u
const betweenParts = /(?<=\p{Ll})(?=\p{Lu})/u

/** Lets a word such as AllSeasonExpert break between its parts, where large letters leave it no room. */
export function ModelName({ model }: { model: string }) {
  if (!longWord.test(model)) return model
  return model.split(betweenParts).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
