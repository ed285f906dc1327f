import type { ArticleSize } from '@pito/contracts/values/article-size'
import { parseArticleSize } from '@pito/contracts/values/article-size'
import { languageOf } from '@pito/contracts/values/locale'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { articleWords } from './article-words.ts'
import { articleDescription } from './description.ts'

interface SizeFieldProps {
  /** The props of the field, and those of its input. */
  readonly outer: ReturnType<RecordFieldProps<string>['outer']>
  readonly input: ReturnType<RecordFieldProps<string>['field']>
}

/** The size as text, and below it what the shop reads in the text. */
export function SizeField({ outer, input }: SizeFieldProps) {
  const w = useWords(articleWords)
  const language = languageOf(useLocale())
  const { label, hint } = articleDescription.fields.size
  const [text, setText] = useState(input.defaultValue ?? '')
  const size = parseArticleSize(text)
  return (
    <Field label={label[language]} hint={size ? partsOf(size, w) : hint?.[language]} {...outer}>
      <TextInput
        {...input}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        autoComplete="off"
        required
      />
    </Field>
  )
}

function partsOf(size: ArticleSize, w: (typeof articleWords)['fi']): string {
  const load = [size.loadIndex, size.loadIndexDual].filter((index) => index !== null).join('/')
  const parts: readonly (readonly [string, string | number | null])[] = [
    [w.width, size.width],
    [w.aspect, size.aspect || null],
    [w.rim, `${size.diameter}${size.commercial ? 'C' : ''}`],
    [w.loadIndex, load || null],
    [w.speedIndex, size.speedIndex],
    [w.reinforced, size.reinforced],
  ]
  return parts.flatMap(([label, value]) => (value === null ? [] : `${label} ${value}`)).join(', ')
}
