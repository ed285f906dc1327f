import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { useWords } from '../words/words.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Finder } from './use-finder.ts'

interface FinderSelectProps {
  readonly finder: Finder
  readonly field: 'season' | 'brand' | 'loadIndex' | 'speedIndex'
  readonly name: string
  /** Left out: the options of the API. "All" stands before either. */
  readonly options?: readonly Choice[]
}

export function FinderSelect({ finder, field, name, options }: FinderSelectProps) {
  const w = useWords(finderWords)
  const { choice, change } = finder
  const open = field === 'season' ? [] : finder.options[field].map((value) => ({ value, label: value }))
  return (
    <Field label={w[field]}>
      <Select
        name={name}
        blank={w.all}
        options={options ?? open}
        value={choice[field]}
        onChange={({ target }) => change({ ...choice, [field]: target.value })}
      />
    </Field>
  )
}
