import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { logIn } from './log-in-words.ts'

/** Describes the benefits of an account, beside the login form. */
export function NewAccount({ query }: { query: string }) {
  const w = useWords(logIn)
  return (
    <>
      <h2>{w.newHere}</h2>
      <Benefits />
      <ButtonLink href={`/register${query}`}>{w.createAccount}</ButtonLink>
      <p className="small quiet">{w.freeAndFast}</p>
    </>
  )
}

export function Benefits() {
  const w = useWords(logIn)
  return (
    <ul className="auth__list">
      {w.benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  )
}
