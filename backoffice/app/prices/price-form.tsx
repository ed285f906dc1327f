import type { PricedArticle } from '@pito/contracts/staff-prices'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { UnsavedDialog } from '../record/unsaved-dialog.tsx'
import { useLeaveBlocker } from '../record/use-unsaved.ts'
import { GuardFields, isConfirmed, notConfirmed } from './guard-fields.tsx'
import { PriceFactsList } from './price-facts-list.tsx'
import { priceWords } from './price-words.ts'
import { readPrice } from './read-price.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { claimText, objectionsTo } from './reviewed-price.ts'
import { SaveFailure } from './save-failure.tsx'
import { SkippedPrices } from './skipped-prices.tsx'
import { useSavePrices } from './use-save-prices.ts'

interface PriceFormProps {
  readonly article: PricedArticle
}

interface UndoablePriceProps extends PriceFormProps {
  /** The price before the current one, to which an undo returns. */
  readonly formerCents: number | null
}

/** Changes the price of one article. While a price is typed, the form shows what it leads to. */
export function PriceForm({ article, formerCents }: UndoablePriceProps) {
  const w = useWords(priceWords)
  const locale = useLocale()
  const form = usePriceForm(article)
  const { text, outcome, pending, change, submit } = form
  const blocker = useLeaveBlocker(!form.isEmpty, pending)
  return (
    <section className="stack" aria-label={w.changePrice}>
      <h2>{w.changePrice}</h2>
      {outcome && <SkippedPrices skipped={outcome.skipped} nameOf={() => article.name} />}
      <SaveFailure
        refusal={form.refusal}
        unconfirmed={form.lacksConfirmation ? [{ field: 'confirm-price', text: w.confirmFirst }] : []}
        onClose={form.reset}
        onRetry={() => void submit()}
      />
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={w.typedPrice} className="price-order" error={form.fault?.[locale]} live>
          <TextInput
            value={text}
            onChange={(event) => change({ text: event.target.value, isUndo: false })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Consequences article={article} form={form} />
        <div className="record-form__foot">
          <Button type="submit" look="go" busy={pending}>
            {w.savePrice}
          </Button>
          {formerCents !== null && form.isEmpty && (
            <Button busy={pending} onClick={() => void form.undo(formerCents)}>
              {w.undoPrice(formatEuro(formerCents))}
            </Button>
          )}
          <p role="status">{outcome?.skipped.length === 0 && form.isEmpty && w.priceSaved}</p>
        </div>
      </form>
      <UnsavedDialog blocker={blocker} />
    </section>
  )
}

/** What the typed price leads to: both amounts, the margin, what customers will read, and the price guard. */
function Consequences({
  article,
  form: { price, objections, confirmation, change, lacksConfirmation },
}: PriceFormProps & { readonly form: ReturnType<typeof usePriceForm> }) {
  const w = useWords(priceWords)
  if (!price) return null
  return (
    <>
      <PriceFactsList article={article} cents={price.newCents} />
      <p role="status">{claimText(price, w)}</p>
      {objections.length > 0 && (
        <GuardFields
          id="confirm-price"
          articleName={article.name}
          objections={objections}
          confirmation={confirmation}
          onChange={(next) => change({ confirmation: next })}
          missing={lacksConfirmation}
        />
      )}
    </>
  )
}

const untouched = { text: '', confirmation: notConfirmed, isTried: false, isUndo: false }
type Typed = typeof untouched

/** Holds the price that is typed for one article, and saves it. */
function usePriceForm(article: PricedArticle) {
  const [state, setState] = useState(untouched)
  const { save, ...saving } = useSavePrices()
  const { revalidate } = useRevalidator()
  const { price, objections, lacksConfirmation, isEmpty, fault } = judge(article, state)
  const { text, confirmation, isTried } = state
  const change = (changed: Partial<Typed>) => setState({ ...state, ...changed })
  const submitTyped = async (typed: Typed) => {
    setState({ ...typed, isTried: true })
    const judged = judge(article, typed)
    if (!judged.price || judged.lacksConfirmation) return
    const { ticked: confirmed, reason } = typed.confirmation
    const row = { id: article.id, before_cents: article.price_cents, price_cents: judged.price.newCents }
    const origin = typed.isUndo ? 'undo' : 'form'
    const outcome = await save({ origin, rows: [{ ...row, confirmed, reason: reason.trim() }] })
    if (!outcome) return
    setState(outcome.skipped.length === 0 ? untouched : { ...typed, isTried: false })
    await revalidate()
  }
  return {
    ...saving,
    ...{ text, confirmation, price, objections, isEmpty, change },
    submit: () => submitTyped(state),
    /** Saves the former price, or asks for the confirmation that the guard needs first. */
    undo: (cents: number) =>
      submitTyped({ ...untouched, text: (cents / 100).toFixed(2).replace('.', ','), isUndo: true }),
    fault: isTried || !isEmpty ? fault : null,
    lacksConfirmation: isTried && lacksConfirmation,
  }
}

function judge(article: PricedArticle, { text, confirmation }: Typed) {
  const isEmpty = text.trim() === ''
  const read = readPrice(text)
  const price: ReviewedPrice | null = !isEmpty && 'cents' in read ? { article, newCents: read.cents } : null
  const objections = price ? objectionsTo(price) : []
  const lacksConfirmation = objections.length > 0 && !isConfirmed(confirmation)
  return { price, objections, lacksConfirmation, isEmpty, fault: 'fault' in read ? read.fault : null }
}
