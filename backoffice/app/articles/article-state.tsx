import type { StaffArticle } from '@pito/contracts/staff-articles'
import { setArticleState } from '@pito/contracts/staff-articles'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { FieldLink } from '@pito/ui/field-link'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { DeleteRecord } from '../record/delete-record.tsx'
import { useStaff } from '../session/use-staff.ts'
import { articleWords } from './article-words.ts'

/** The action of the route that changes the state of an article. */
export const clientAction = formAction(async (api, { form, params }) => {
  const successor = textIn(form, 'successor_id')
  await api(setArticleState, {
    id: Number(params.id),
    version: Number(textIn(form, 'version')),
    state: textIn(form, 'state') as 'on-sale' | 'off-sale' | 'archived',
    successor_id: successor === '' ? null : Number(successor),
  })
  return { done: null }
}).inBrowser

/** Shows what an article lacks before it can be sold, and the buttons that change its state. */
export function ArticleState({ article }: { readonly article: StaffArticle }) {
  const w = useWords(articleWords)
  const { rights } = useStaff()
  return (
    <div className="stack stack--tight">
      {article.successor && (
        <p>
          {w.successorIs}{' '}
          <Anchor className="link" href={`/articles/${article.successor.id}`}>
            {article.successor.name}
          </Anchor>
        </p>
      )}
      {article.missing.length > 0 && <Missing article={article} />}
      {rights.includes('edit-catalogue') && (
        <div className="record-actions">
          <StateButtons article={article} isIncomplete={article.missing.length > 0} />
          {!article.referred_to && (
            <DeleteRecord
              id={`article-${article.id}`}
              action={`/articles/${article.id}/removal`}
              name={article.name}
            />
          )}
        </div>
      )}
    </div>
  )
}

const needs = { ean: 'missingEan', price: 'missingPrice', label: 'missingLabel' } as const
const fieldOfNeed = { ean: 'ean', label: 'fuel_efficiency' } as const

/** Lists what an article lacks before it can be sold, each with a link to where it is entered. */
function Missing({ article: { id, missing } }: { readonly article: StaffArticle }) {
  const w = useWords(articleWords)
  return (
    <Alert title={w.missing} tone="warn">
      <ul>
        {missing.map((need) => (
          <li key={need}>
            {need === 'price' ? (
              <Anchor href={`/articles/${id}/prices`}>{w.missingPrice}</Anchor>
            ) : (
              <FieldLink field={`article-${id}-${fieldOfNeed[need]}`}>{w[needs[need]]}</FieldLink>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function StateButtons({
  article: { id, version, state },
  isIncomplete,
}: {
  readonly article: StaffArticle
  readonly isIncomplete: boolean
}) {
  const w = useWords(articleWords)
  const form = useFetcherForm({
    id: `article-state-${id}`,
    action: `/articles/${id}/state`,
    fields: ['successor_id'],
  })
  const button = (to: string, label: string, unavailable = false) => (
    <Button type="submit" name="state" value={to} busy={form.pending} unavailable={unavailable}>
      {label}
    </Button>
  )
  return (
    <PostForm form={form} className="record-actions">
      <input type="hidden" name="version" value={version} />
      {state !== 'on-sale' && state !== 'archived' && button('on-sale', w.putOnSale, isIncomplete)}
      {state === 'on-sale' && button('off-sale', w.takeOffSale)}
      {state === 'archived' ? (
        button('off-sale', w.restore)
      ) : (
        <Disclosure summary={w.archive}>
          <div className="stack stack--tight">
            <Field
              label={w.successor}
              hint={w.successorHint}
              id={`successor-${id}`}
              error={form.error('successor_id')}
            >
              <TextInput {...form.field('successor_id')} inputMode="numeric" />
            </Field>
            {button('archived', w.archive)}
          </div>
        </Disclosure>
      )}
    </PostForm>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
