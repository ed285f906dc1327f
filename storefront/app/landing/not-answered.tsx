import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import { useRevalidator } from 'react-router'
import { landing } from './landing-words.ts'

/** Replaces a list that failed to load, with a button to load it again. */
export function NotAnswered() {
  const w = useWords(landing)
  const { revalidate, state } = useRevalidator()
  return (
    <Empty title={w.notAnswered}>
      <p>{w.notAnsweredHint}</p>
      <Button className="with-scripts" busy={state === 'loading'} onClick={() => void revalidate()}>
        {w.again}
      </Button>
    </Empty>
  )
}
