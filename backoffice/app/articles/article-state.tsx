import type { StaffArticle } from '@pito/contracts/staff-articles'
import { setArticleState } from '@pito/contracts/staff-articles'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { FieldLink } from '@pito/ui/field-link'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { ActionDialog } from '../record/action-dialog.tsx'
import { DeleteRecord } from '../record/delete-record.tsx'
import { Fact, Facts } from '../record/facts.tsx'
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

/** The price, the stock and the successor of an article, and what it lacks before it can be sold. */
export function ArticleSummary({ article }: { readonly article: StaffArticle }) {
  const w = useWords(articleWords)
  const { rights } = useStaff()
  const path = `/articles/${article.id}`
  return (
    <>
      <Facts>
        <Fact label={w.price}>
          <PartLink href={rights.includes('read-prices') && `${path}/prices`}>
            {article.price_cents === null ? w.noPrice : formatEuro(article.price_cents)}
          </PartLink>
        </Fact>
        <Fact label={w.stock}>
          <PartLink href={rights.includes('read-stock') && `${path}/stock`}>{article.available}</PartLink>
        </Fact>
        <Fact label={w.state}>{w[article.state]}</Fact>
        {article.successor && (
          <Fact label={w.successorIs}>
            <PartLink href={`/articles/${article.successor.id}`}>{article.successor.name}</PartLink>
          </Fact>
        )}
      </Facts>
      {article.missing.length > 0 && <Missing article={article} />}
    </>
  )
}

/** A value that links to the page on which it is changed, if the reader may open that page. */
function PartLink({ href, children }: { readonly href: string | false; readonly children: ReactNode }) {
  if (!href) return children
  return (
    <Anchor className="link" href={href}>
      {children}
    </Anchor>
  )
}

/** The buttons that change the state of an article or delete it, for staff who may do so. */
export function ArticleActions({ article }: { readonly article: StaffArticle }) {
  const { rights } = useStaff()
  if (!rights.includes('edit-catalogue')) return null
  return (
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
  article,
  isIncomplete,
}: {
  readonly article: StaffArticle
  readonly isIncomplete: boolean
}) {
  const w = useWords(articleWords)
  const { id, state } = article
  const action = `/articles/${id}/state`
  const change = useFetcherForm({ id: `article-state-${id}`, action, fields: [] })
  const form = useFetcherForm({ id: `article-archive-${id}`, action, fields: ['successor_id'] })
  const isBusy = change.pending || form.pending
  const button = (to: string, label: string, unavailable = false) => (
    <Button type="submit" name="state" value={to} busy={isBusy} unavailable={unavailable}>
      {label}
    </Button>
  )
  const version = <input type="hidden" name="version" value={article.version} />
  return (
    <>
      <PostForm form={change}>
        {version}
        {state === 'archived' && button('off-sale', w.restore)}
        {state === 'on-sale' && button('off-sale', w.takeOffSale)}
        {state !== 'archived' && state !== 'on-sale' && button('on-sale', w.putOnSale, isIncomplete)}
      </PostForm>
      {state !== 'archived' && (
        <ActionDialog id={`archive-${id}`} label={w.archive}>
          <PostForm form={form} className="stack">
            {version}
            <Field
              label={w.successor}
              hint={w.successorHint}
              id={`successor-${id}`}
              error={form.error('successor_id')}
            >
              <TextInput {...form.field('successor_id')} inputMode="numeric" />
            </Field>
            {button('archived', w.archive)}
          </PostForm>
        </ActionDialog>
      )}
    </>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
