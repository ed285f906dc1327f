import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useSoftHyphens } from '../../content/use-soft-hyphens.ts'
import { PostForm } from '../../form/post-form.tsx'
import { useFetcherForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { logIn } from './log-in-words.ts'

/** Needs scripts: without them the style sheet hides it. */
export function PasskeyButton({ query }: { query: string }) {
  const w = useWords(logIn)
  const form = useFetcherForm({ id: 'passkey-log-in', action: `/login/passkey${query}`, fields: [] })
  return (
    <PostForm form={form} className="form auth__passkey">
      <Button type="submit" wide busy={form.pending}>
        <Icon name="lock" />
        {useSoftHyphens(w.passkey)}
      </Button>
    </PostForm>
  )
}
