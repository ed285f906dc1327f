import type { Output } from '@pito/contracts/endpoint'
import { checkOrderBatch, runOrderBatch } from '@pito/contracts/order-batches'
import type { BatchAction } from '@pito/contracts/values/order-batches'
import { mostInBatch, readBatchLines } from '@pito/contracts/values/order-batches'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent, FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Form, useLoaderData, useNavigation } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { BatchRows } from './batch-rows.tsx'
import { sendingWords } from './sending-words.ts'

/** The address holds the action and the lines, so that the dry run is a page like any other. */
export const clientLoader = staffPage(
  async (api, { url }) => {
    const action: BatchAction = url.searchParams.get('action') === 'pack' ? 'pack' : 'send'
    const text = url.searchParams.get('lines') ?? ''
    const { lines, faults } = readBatchLines(text)
    const checked = lines.slice(0, mostInBatch)
    const order_numbers = checked.map(({ orderNumber }) => orderNumber).join(',')
    const rows = order_numbers === '' ? null : (await api(checkOrderBatch, { action, order_numbers })).data
    return { action, text, faults, rows, lines: checked, isTooLong: checked.length < lines.length }
  },
  'read-orders',
  'ship-orders',
)

export const clientAction = staffAction<Output<typeof runOrderBatch>['data']>(async (api, { form, url }) => {
  const action: BatchAction = url.searchParams.get('action') === 'pack' ? 'pack' : 'send'
  return { done: (await api(runOrderBatch, { action, orders: JSON.parse(textIn(form, 'orders')) })).data }
})

/** Marks many orders as packed or as sent: their lines are scanned, typed or read from a file, then checked. */
export default function OrderBatch() {
  const w = useWords(sendingWords)
  const { action, text, faults, rows, lines, isTooLong } = useLoaderData<typeof clientLoader>()
  const title = action === 'pack' ? w.packMany : w.sendMany
  return (
    <div className="stack">
      <PageHead title={title} />
      {faults.length > 0 && (
        <Alert title={w.faults} tone="bad">
          <ul>
            {faults.map(({ line, fault }) => (
              <li key={`${fault} ${line}`}>
                {w[fault]} <code>{line}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isTooLong && <Alert title={w.tooMany} tone="info" />}
      {rows ? (
        <>
          <BatchRows
            key={text}
            id={`batch-${action}`}
            action={`/orders/batch?action=${action}`}
            caption={title}
            rows={rows}
            {...(action === 'send' && {
              parcels: new Map(
                lines.map(({ orderNumber, trackingNumbers }) => [orderNumber, trackingNumbers]),
              ),
            })}
            press={action === 'pack' ? w.packThese : w.sendThese}
          />
          <p>
            <Anchor className="link" href={`/orders/batch?action=${action}`}>
              {w.another}
            </Anchor>
          </p>
        </>
      ) : (
        <Lines action={action} text={text} />
      )}
    </div>
  )
}

/** The lines of orders and tracking numbers. What is scanned and what a file holds is added to the text. */
function Lines({ action, text }: { readonly action: BatchAction; readonly text: string }) {
  const w = useWords(sendingWords)
  const { state } = useNavigation()
  const [lines, setLines] = useState(text)
  const [isWrongFile, setWrongFile] = useState(false)
  const add = (added: string) => setLines((all) => [all.trim(), added.trim()].filter(Boolean).join('\n'))
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    const read = file && (await readText(file))
    setWrongFile(read === null)
    if (read) add(read)
  }
  return (
    <>
      <Scan action={action} onScan={add} />
      <Form method="get" action="/orders/batch" className="stack">
        <input type="hidden" name="action" value={action} />
        <Field label={action === 'pack' ? w.packLines : w.lines} hint={w.linesHint}>
          <Textarea
            name="lines"
            rows={10}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label={w.file} hint={w.fileHint} error={isWrongFile ? w.wrongFile : null}>
          <TextInput type="file" accept=".csv,.txt" onChange={(event) => void readFile(event)} />
        </Field>
        <div>
          <Button type="submit" look="go" busy={state !== 'idle'} unavailable={lines.trim() === ''}>
            {w.check}
          </Button>
        </div>
      </Form>
    </>
  )
}

/**
 * Returns the text of a CSV file, which spreadsheets save as UTF-8 or, under the name of Unicode text, as UTF-16. Returns
 * null for a workbook and other binary files.
 */
async function readText(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return text.includes('\0') ? null : text
}

interface ScanProps {
  readonly action: BatchAction
  readonly onScan: (line: string) => void
}

/** Takes the barcode of an order, then that of its parcel. A scanner ends each of them with Enter, as a keyboard does. */
function Scan({ action, onScan }: ScanProps) {
  const w = useWords(sendingWords)
  const [order, parcel] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [last, setLast] = useState('')
  const next = (event: FormEvent) => {
    event.preventDefault()
    const [number, tracking] = [order.current?.value.trim() ?? '', parcel.current?.value.trim() ?? '']
    if (number === '') return order.current?.focus()
    if (action === 'send' && tracking === '') return parcel.current?.focus()
    const line = [number, tracking].filter(Boolean).join(';')
    onScan(line)
    setLast(line)
    for (const { current } of [order, parcel]) if (current) current.value = ''
    order.current?.focus()
  }
  return (
    <form className="stack stack--tight" onSubmit={next} noValidate>
      <div className="receipt-form">
        <Field label={w.scanOrder} hint={w.scanHint}>
          <TextInput ref={order} inputMode="numeric" autoComplete="off" />
        </Field>
        {action === 'send' && (
          <Field label={w.scanParcel}>
            <TextInput ref={parcel} autoComplete="off" />
          </Field>
        )}
      </div>
      {/* Enter submits a form with several fields only if it has a button. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <p role="status">{last !== '' && w.scanned(last)}</p>
    </form>
  )
}
