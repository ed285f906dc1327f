import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { listPaths } from '../list/list-address.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useRootData } from '../page/root-data.ts'
import { useWords } from '../words/words.ts'
import { plate } from './plate-words.ts'

const longest = 20

/** The field looks like a plate. It loads a document, whose own headers prevent the plate from leaking in referrers. */
export function PlateForm({ typed = '' }: { typed?: string | undefined }) {
  const w = useWords(plate)
  const language = languageOf(useLocale())
  if (!useRootData()?.plateSearch) return null
  return (
    <form className="plateform" action={listPaths[language]}>
      <label htmlFor="plate">{w.label}</label>
      <span className="plate">
        <input
          id="plate"
          name="licenceplate"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          defaultValue={typed}
          placeholder="ABC-123"
          required
        />
      </span>
      <Button type="submit" aria-label={w.searchBy}>
        {w.search}
      </Button>
    </form>
  )
}
