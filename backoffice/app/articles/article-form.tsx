import type { articleFields } from '@pito/contracts/records/articles'
import type { StaffArticle } from '@pito/contracts/staff-articles'
import type { ArticleSize } from '@pito/contracts/values/article-size'
import { parseArticleSize } from '@pito/contracts/values/article-size'
import { languageOf } from '@pito/contracts/values/locale'
import { studded } from '@pito/contracts/values/tyre-season'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { useLabels } from '../record/describe.ts'
import { DescribedForm, SectionFields } from '../record/described-form.tsx'
import type { RecordFieldProps, RecordForm } from '../record/record-form.tsx'
import { articleWords } from './article-words.ts'
import { articleDescription } from './description.ts'

interface ArticleFormProps
  extends Pick<
    ComponentProps<typeof RecordForm<string, StaffArticle>>,
    'id' | 'action' | 'after' | 'right' | 'saveLabel'
  > {
  /** The stored article, or null for a new one. */
  readonly article: StaffArticle | null
  readonly modelId: number
  readonly seasonId: number
}

/** The form of an article. A studded tyre has no EU label, so its fields are left out. */
export function ArticleForm({ article, modelId, seasonId, ...props }: ArticleFormProps) {
  const w = useWords(articleWords)
  const { ean } = useLabels(articleDescription)
  return (
    <DescribedForm {...props} description={articleDescription} record={article}>
      {(form) => (
        <>
          <input type="hidden" name="model_id" value={modelId} />
          <SectionFields
            description={articleDescription}
            form={form}
            own={{
              size: <SizeField outer={form.outer('size')} input={form.field('size')} key="size" />,
              ean: (
                <Field label={ean} {...form.outer('ean')} error={eanErrorOf(form.form)} key="ean">
                  <TextInput {...form.field('ean')} inputMode="numeric" autoComplete="off" />
                </Field>
              ),
            }}
          />
          <h2>{w.label}</h2>
          {article?.contradicts_noise && seasonId !== studded && (
            <Alert title={w.contradictsNoise} tone="warn" />
          )}
          {seasonId === studded ? (
            <p>{w.studdedHasNoLabel}</p>
          ) : (
            <SectionFields
              description={articleDescription}
              form={form}
              section="label"
              options={{
                fuel_efficiency: classes(article?.fuel_efficiency),
                wet_grip: classes(article?.wet_grip),
              }}
            />
          )}
        </>
      )}
    </DescribedForm>
  )
}

/** Returns the error of the EAN. If another article has the EAN, its name in the sentence links to that article. */
function eanErrorOf({ error, result }: RecordFieldProps<keyof typeof articleFields>['form']): ReactNode {
  const sentence = error('ean')
  const owner = result?.outcome === 'refused' ? result.answer?.records?.ean : undefined
  if (!sentence || !owner) return sentence
  const [before, after] = sentence.split(owner.name)
  return (
    <>
      {before}
      <Anchor className="link" href={`/articles/${owner.id}`}>
        {owner.name}
      </Anchor>
      {after}
    </>
  )
}

const newClasses = ['A', 'B', 'C', 'D', 'E']

/** Returns the classes of the label. F and G are offered only where they are stored already. */
function classes(stored: string | null | undefined) {
  const offered = stored && !newClasses.includes(stored) ? [...newClasses, stored] : newClasses
  return offered.map((value) => ({ value, label: value }))
}

interface SizeFieldProps {
  /** The props of the field, and those of its input. */
  readonly outer: ReturnType<RecordFieldProps<string>['outer']>
  readonly input: ReturnType<RecordFieldProps<string>['field']>
}

/** The size as text, and below it what the shop reads in the text. */
function SizeField({ outer, input }: SizeFieldProps) {
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
