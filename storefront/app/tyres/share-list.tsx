import { Button } from '@pito/ui/button'
import { showToast } from '@pito/ui/toast'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import { listTitle } from './list/list-title.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

/** Shares the address of the list, without the licence plate, by the share sheet of a phone or by copying it. */
export function ShareList() {
  const w = useWords(tyreList)
  const words = useWords(tyres)
  const { data, address } = useListView()
  const share = () => {
    const state = { ...data.state, plate: null, skipped: [], previousAnswer: null }
    const url = new URL(address(state), location.origin).href
    const copyInstead = () =>
      copy(url).then(
        () => showToast({ title: w.copied }),
        () => showToast({ title: w.copyFailed, more: url, tone: 'warn' }),
      )
    if (!navigator.share) return copyInstead()
    return navigator
      .share({ title: listTitle(state, words), url })
      .catch((error: unknown) => (isCancelled(error) ? undefined : copyInstead()))
  }
  return (
    <Button look="link" className="with-scripts" onClick={() => void share()}>
      {w.share}
    </Button>
  )
}

/** A visitor who closes the share sheet needs no message. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Pages without HTTPS have no `navigator.clipboard`. The promise is then rejected, because the function is `async`. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
