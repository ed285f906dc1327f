import type { Output } from '@pito/contracts/endpoint'
import { checkPrint, printOrders } from '@pito/contracts/order-papers'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { languageOf } from '@pito/contracts/values/locale'
import type { Carrier, LabelFormat, OrderPaper } from '@pito/contracts/values/order-papers'
import {
  carrierNames,
  carriers,
  labelFormats,
  minutesToOpenPaper,
  mostPrinted,
  orderPapers,
} from '@pito/contracts/values/order-papers'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { closeDialog, Dialog, openDialog } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { printWords } from './print-words.ts'

type Printed = Output<typeof printOrders>['data']
type Checked = Output<typeof checkPrint>['data'] & { readonly paper: OrderPaper }

/** The action of the route that prints orders, and checks them before. The API checks the format and the carrier. */
export const clientAction = staffAction<Printed | Checked>(async (api, { form }) => {
  const paper = textIn(form, 'paper') as OrderPaper
  const order_numbers = textIn(form, 'orders').split(',')
  if (form.has('check')) return { done: { ...(await api(checkPrint, { paper, order_numbers })).data, paper } }
  const { data } = await api(printOrders, {
    ...{ paper, order_numbers },
    ...(form.has('label_format') && {
      label_format: textIn(form, 'label_format') as LabelFormat,
      carrier: textIn(form, 'carrier') as Carrier,
    }),
  })
  return { done: data }
})

const dialog = 'print-orders'

interface PrintOrdersProps {
  readonly orderNumbers: readonly string[]
  /** Whether more orders are selected than those with these numbers. */
  readonly isMore?: boolean
}

/** The buttons that print papers of orders, for staff who send orders. A dialog shows a dry run before. */
export function PrintOrders({ orderNumbers, isMore = false }: PrintOrdersProps) {
  const w = useWords(printWords)
  const check = useFetcherForm<never, Checked>({ ...sameAction, id: 'check-print' })
  const print = useFetcherForm<never, Printed>({ ...sameAction, id: dialog, keyed: true })
  const { done: checked } = check
  const { done: printed } = print
  useEffect(() => {
    if (checked) openDialog(dialog)
  }, [checked])
  useEffect(() => {
    if (printed) closeDialog(dialog)
  }, [printed])
  if (!useStaff().rights.includes('ship-orders')) return null
  if (isMore || orderNumbers.length > mostPrinted) return <p className="small">{w.tooMany(mostPrinted)}</p>
  return (
    <>
      <OfficeForm form={check} className="record-actions">
        <input type="hidden" name="check" value="1" />
        <input type="hidden" name="orders" value={orderNumbers.join(',')} />
        {orderPapers.map((paper) => (
          <Button key={paper} type="submit" name="paper" value={paper} busy={check.pending}>
            {w[paper]}
          </Button>
        ))}
      </OfficeForm>
      <PrintedOrders printed={printed} />
      <Dialog id={dialog} title={checked ? w[checked.paper] : ''} closeLabel={w.close} small>
        {checked && (
          <OfficeForm form={print} className="stack">
            <DryRun checked={checked} />
            <input type="hidden" name="orders" value={checked.orders.join(',')} />
            {checked.paper === 'labels' && <LabelFields />}
            {checked.orders.length > 0 && (
              <Button type="submit" look="go" name="paper" value={checked.paper} busy={print.pending}>
                {w.print}
              </Button>
            )}
          </OfficeForm>
        )}
      </Dialog>
    </>
  )
}

const sameAction = { action: '/print-orders', fields: [], retainsValues: true } as const

/** Says what a print would print, and which orders lack something. */
function DryRun({ checked }: { readonly checked: Checked }) {
  const w = useWords(printWords)
  const language = languageOf(useLocale())
  const { orders, pieces, kilograms, unpaid, stopped, reprints } = checked
  const faults = [
    [w.unpaid, unpaid],
    [w.stopped, stopped],
    [w.withoutAddress, checked.without_address],
    [w.withoutWeight, checked.without_weight],
  ] as const
  const found = faults.filter(([, numbers]) => numbers.length > 0)
  return (
    <>
      <p>{w.willPrint(orders.length - stopped.length, pieces, formatDecimal(kilograms, language))}</p>
      {found.length > 0 && (
        <Alert title={w.check} tone="warn">
          {found.map(([sentence, numbers]) => (
            <p key={sentence('')}>{sentence(numbers.join(', '))}</p>
          ))}
        </Alert>
      )}
      {reprints.length > 0 && <p>{w.reprints(reprints.join(', '))}</p>}
    </>
  )
}

function LabelFields() {
  const w = useWords(printWords)
  const names = carrierNames[languageOf(useLocale())]
  return (
    <>
      <Field label={w.labelFormat}>
        <Select
          name="label_format"
          options={labelFormats.map((format) => ({ value: format, label: w[format] }))}
        />
      </Field>
      <Field label={w.carrier}>
        <Select
          name="carrier"
          options={carriers.map((carrier) => ({ value: carrier, label: names[carrier] }))}
        />
      </Field>
    </>
  )
}

/** Downloads the PDF of a print as soon as it is ready, and offers it again. */
function PrintedOrders({ printed }: { readonly printed: Printed | null }) {
  const w = useWords(printWords)
  const link = useRef<HTMLAnchorElement>(null)
  const path = printed?.path
  useEffect(() => {
    if (path !== undefined) link.current?.click()
  }, [path])
  if (printed === null) return null
  const { orders, reprints, stopped } = printed
  return (
    <div className="print-result">
      <Alert title={w.done(orders)} tone={stopped.length > 0 ? 'bad' : 'good'}>
        {stopped.length > 0 && <p>{w.stopped(stopped.join(', '))}</p>}
        {reprints.length > 0 && <p>{w.reprints(reprints.join(', '))}</p>}
        <p>
          <a className="link" href={path} download ref={link}>
            {w.download}
          </a>{' '}
          {w.validFor(minutesToOpenPaper)}
        </p>
      </Alert>
    </div>
  )
}

/** Who printed the packing list or a picking list of an order last. */
export function PrintedBy({
  printed,
}: {
  readonly printed: { readonly by: string; readonly at: string } | null
}) {
  const w = useWords(printWords)
  const locale = useLocale()
  if (printed === null) return null
  return <div className="quiet small">{w.printedBy(printed.by, timeWithWeekday(printed.at, locale))}</div>
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
