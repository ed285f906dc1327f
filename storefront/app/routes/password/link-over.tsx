import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { passwords } from './password-words.ts'

export function LinkOver() {
  const w = useWords(passwords)
  return (
    <>
      <p>{w.over}</p>
      <p className="row">
        <ButtonLink look="go" href="/resetpassword">
          {w.requestNew}
        </ButtonLink>
        <ButtonLink href="/login">{w.toLogin}</ButtonLink>
      </p>
    </>
  )
}
