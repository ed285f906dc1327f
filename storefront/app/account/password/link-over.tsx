import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { passwords } from './password-words.ts'

/** `why` says what the new link is for. */
export function LinkOver({ why }: { why?: string }) {
  const w = useWords(passwords)
  return (
    <>
      <p>{w.over}</p>
      {why && <p>{why}</p>}
      <p className="row">
        <ButtonLink look="go" href="/resetpassword">
          {w.requestNew}
        </ButtonLink>
        <ButtonLink href="/login">{w.toLogin}</ButtonLink>
      </p>
    </>
  )
}
