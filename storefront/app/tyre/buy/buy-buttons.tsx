import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { buying } from './buying-words.ts'

/** The value of `then` names the page that opens after the tyres have been added. */
export function BuyButtons({ busy }: { busy: boolean }) {
  const w = useWords(buying)
  return (
    <div className="buy__act">
      <Button type="submit" look="go" busy={busy}>
        {w.add}
      </Button>
      <Button type="submit" name="then" value="cart" busy={busy}>
        {w.now}
      </Button>
    </div>
  )
}
