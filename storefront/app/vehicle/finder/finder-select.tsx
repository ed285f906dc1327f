import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { withChosen } from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Finder } from './use-finder.ts'

interface FinderSelectProps {
  readonly finder: Finder
  readonly field: 'season' | 'brand' | 'loadIndex' | 'speedIndex'
  readonly name: string
  /** Options to show in place of those from the API. "All" comes first in either case. */
  readonly options?: readonly Choice[]
}

export function FinderSelect({ finder, field, name, options }: FinderSelectProps) {
  const w = useWords(finderWords)
  const { choice, change } = finder
  const chosen = choice[field]
  const values = field === 'season' ? [] : finder.options[field]
  const fromApi = withChosen(values, chosen).map((value) => ({ value, label: value }))
  return (
    <Field label={<Hyphenated text={w[field]} />}>
      <Select
        name={name}
        blank={w.all}
        options={options ?? fromApi}
        value={chosen}
        onChange={({ target }) => change({ ...choice, [field]: target.value })}
      />
    </Field>
  )
}
