import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { logIn } from './log-in-words.ts'

/** The button to log in with a passkey. It needs scripts, so the style sheet hides it without them. */
export function PasskeyButton({ query }: { query: string }) {
  const w = useWords(logIn)
  const form = useFetcherForm({ id: 'passkey-log-in', action: `/login/passkey${query}`, fields: [] })
  return (
    <PostForm form={form} className="form auth__passkey">
      <Button type="submit" wide busy={form.pending}>
        <Icon name="lock" />
        <Hyphenated text={w.passkey} />
      </Button>
    </PostForm>
  )
}
