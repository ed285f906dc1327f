import { Anchor } from '@pito/ui/anchor'
import './seen.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { storage } from '@pito/web/boot/storage'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { seenKey } from '../../tyres/seen-key.ts'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { seenOfText } from './seen-list.ts'
import { seen as words } from './seen-words.ts'

export function SeenTyres({ without, cleared }: { without: number; cleared: () => void }) {
  const w = useWords(words)
  const language = languageOf(useLocale())
  const tyres = seenOfText(storage.get(seenKey)).filter(({ id }) => id !== without)
  const clear = () => {
    storage.set(seenKey, '')
    cleared()
  }
  if (tyres.length === 0) return null
  return (
    <section aria-labelledby="seen">
      <div className="section__head">
        <h2 id="seen">{w.title}</h2>
        <Button look="link" onClick={clear}>
          {w.clear}
        </Button>
      </div>
      <ul className="seen__list">
        {tyres.map((tyre) => (
          <li key={tyre.id}>
            <Anchor href={tyre[language]}>
              <TyrePicture src={tyre.picture || null} alt="" />
              <b>{tyre.name}</b>
              <span className="num">{tyre.size}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
