import { Icon } from '@pito/ui/icon'
import { useWords } from '../words/words.ts'
import { frame } from './frame-words.ts'

/** Where the login link stands, and the welcome of who is logged in: that arrives after load, the page knows nobody. */
export function LoginPlace() {
  const w = useWords(frame)
  return (
    <a className="tool" href="/login">
      <Icon name="user" />
      <span className="tool__word">{w.logIn}</span>
    </a>
  )
}
