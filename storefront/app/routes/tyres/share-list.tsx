import { Button } from '@pito/ui/button'
import { showToast } from '@pito/ui/toast'
import { useWords } from '@pito/web/words/words'
import { listTitle } from '../../list/list-title.ts'
import { tyres } from '../../words/tyres.ts'
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
    // A visitor who closes the share sheet needs no message.
    if (navigator.share)
      return navigator.share({ title: listTitle(state, words), url }).catch(() => undefined)
    return copy(url).then(
      () => showToast({ title: w.copied }),
      () => showToast({ title: w.copyFailed, more: url, tone: 'warn' }),
    )
  }
  return (
    <Button look="link" className="with-scripts" onClick={() => void share()}>
      {w.share}
    </Button>
  )
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
