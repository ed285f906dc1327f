import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { Button } from '@pito/ui/button'
import { DecimalField } from '@pito/ui/decimal-field'
import { Dialog } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { OfficeForm } from '../errors/office-form.tsx'
import { lineFieldNames } from './line-in.ts'
import { receiptWords } from './receipt-words.ts'

/** The form for the next line. A scanner may be used wherever the focus is. */
export function AddLine({ receipt }: { readonly receipt: GoodsReceipt }) {
  const w = useWords(receiptWords)
  const form = useFetcherForm({
    id: `add-line-${receipt.id}`,
    action: `/goods-receipts/${receipt.id}/lines`,
    fields: lineFieldNames,
    keyed: true,
  })
  const { ref, result } = form
  const control = (name: string) => ref.current?.elements.namedItem(name)
  useScanner((digits) => {
    const [ean, quantity] = [control('ean'), control('quantity')]
    if (ean instanceof HTMLInputElement) ean.value = digits
    if (quantity instanceof HTMLInputElement) quantity.focus()
  })
  const isAdded = result?.outcome === 'done'
  useEffect(() => {
    const ean = ref.current?.elements.namedItem('ean')
    if (isAdded && result && ean instanceof HTMLInputElement) ean.focus()
  }, [isAdded, result, ref])
  const last = receipt.lines.at(-1)
  return (
    <section aria-label={w.addLine} className="stack stack--tight">
      <OfficeForm form={form} className="stack stack--tight">
        <div className="receipt-form">
          <Field label={w.ean} hint={w.eanHint} error={form.error('ean')}>
            <TextInput {...form.field('ean')} inputMode="numeric" autoComplete="off" required />
          </Field>
          <Field label={w.quantity} error={form.error('quantity')}>
            <TextInput {...form.field('quantity')} inputMode="numeric" autoComplete="off" required />
          </Field>
          <Field label={w.week} hint={w.weekHint} error={form.error('week')}>
            <TextInput
              {...form.field('week')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              required
            />
          </Field>
          <DecimalField
            label={w.price}
            {...form.field('purchase_price')}
            error={form.error('purchase_price')}
            parse={purchaseCents}
            format={formatEuro}
            unreadable={w.priceUnreadable}
            // The key empties the field together with the others.
            key={isAdded ? receipt.version : 'typed'}
          />
        </div>
        <p>
          <Button type="submit" busy={form.pending}>
            {w.addLine}
          </Button>
        </p>
      </OfficeForm>
      <p role="status">{isAdded && last && w.lineAdded(`${last.quantity} × ${last.name}`)}</p>
      <AgeQuestion form={form} />
    </section>
  )
}

type Form = ReturnType<typeof useFetcherForm<(typeof lineFieldNames)[number]>>

/** Asks before tyres that are more than three years old are added. */
function AgeQuestion({ form }: { readonly form: Form }) {
  const w = useWords(receiptWords)
  const [closed, setClosed] = useState<unknown>(null)
  const { result } = form
  if (result?.outcome !== 'refused' || result === closed || result.answer?.code !== 'age-not-confirmed')
    return null
  const close = () => setClosed(result)
  const confirm = () => {
    close()
    const typed = Object.entries(result.typed).map(([name, [text = '']]) => [name, text])
    void form.submit({ ...Object.fromEntries(typed), age_confirmed: 1 })
  }
  return (
    <Dialog
      id="age-question"
      title={w.confirmAge}
      closeLabel={w.cancel}
      small
      open
      onClose={close}
      footer={
        <>
          <Button look="go" onClick={confirm}>
            {w.yes}
          </Button>
          <Button onClick={close}>{w.cancel}</Button>
        </>
      }
    >
      <p>{result.errors.week?.[0]}</p>
    </Dialog>
  )
}

/** Parses a purchase price as people type it, in cents. Returns null for a text that is not a price. */
function purchaseCents(text: string): number | null {
  const euros = parseEuros(text)
  return euros === null ? null : Math.round(euros * 100)
}

/** A scanner types faster than any person: its keys are less than this many milliseconds apart. */
const fastestTyping = 50
const leastDigits = 8

interface Scan {
  readonly digits: string
  readonly lastAt: number
  /** The field into which the scanner types, and its text before the scan. */
  readonly field: HTMLInputElement | null
  readonly before: string
}

const noScan: Scan = { digits: '', lastAt: Number.NEGATIVE_INFINITY, field: null, before: '' }

/**
 * Calls `onScan` with the digits of a barcode that a scanner types as a keyboard, ended by Enter, wherever the focus
 * is. The listener runs in the capture phase, so that the Enter neither submits a form nor presses a button, and the
 * digits are taken out of the field in which they appeared.
 */
function useScanner(onScan: (digits: string) => void): void {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let scan = noScan
    const listen = (event: KeyboardEvent) => {
      const isFast = event.timeStamp - scan.lastAt < fastestTyping
      if (event.key === 'Enter' && isFast && scan.digits.length >= leastDigits) {
        event.preventDefault()
        event.stopPropagation()
        if (scan.field) scan.field.value = scan.before
        scanned(scan.digits)
      }
      scan = /^\d$/.test(event.key) ? nextScan(isFast ? scan : noScan, event) : noScan
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function nextScan(scan: Scan, { key, timeStamp, target }: KeyboardEvent): Scan {
  if (scan.digits !== '') return { ...scan, digits: scan.digits + key, lastAt: timeStamp }
  const field = target instanceof HTMLInputElement ? target : null
  return { digits: key, lastAt: timeStamp, field, before: field?.value ?? '' }
}
