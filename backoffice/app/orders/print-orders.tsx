import type { Output } from '@pito/contracts/endpoint'
import { printOrders } from '@pito/contracts/order-papers'
import { languageOf } from '@pito/contracts/values/locale'
import type { Carrier, LabelFormat, OrderPaper } from '@pito/contracts/values/order-papers'
import {
  carrierNames,
  carriers,
  labelFormats,
  minutesToOpenPaper,
  mostPrinted,
} from '@pito/contracts/values/order-papers'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { closeDialog, Dialog, DialogButton } from '@pito/ui/dialog'
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

/** The action of the route that prints orders. The API checks the paper, the format and the carrier. */
export const clientAction = staffAction<Printed>(async (api, { form }) => {
  const { data } = await api(printOrders, {
    paper: textIn(form, 'paper') as OrderPaper,
    order_numbers: textIn(form, 'orders').split(','),
    ...(form.has('label_format') && {
      label_format: textIn(form, 'label_format') as LabelFormat,
      carrier: textIn(form, 'carrier') as Carrier,
    }),
  })
  return { done: data }
})

const dialog = 'print-labels'

interface PrintOrdersProps {
  readonly orderNumbers: readonly string[]
  /** Whether more orders are selected than those with these numbers. */
  readonly isMore?: boolean
}

/** The buttons that print papers of orders, for staff who send orders. */
export function PrintOrders({ orderNumbers, isMore = false }: PrintOrdersProps) {
  const w = useWords(printWords)
  const lists = usePrintForm('print-lists')
  const labels = usePrintForm(dialog)
  const { done: labelled } = labels
  useEffect(() => {
    if (labelled) closeDialog(dialog)
  }, [labelled])
  if (!useStaff().rights.includes('ship-orders')) return null
  if (isMore || orderNumbers.length > mostPrinted) return <p className="small">{w.tooMany(mostPrinted)}</p>
  const orders = <input type="hidden" name="orders" value={orderNumbers.join(',')} />
  return (
    <>
      <OfficeForm form={lists} className="record-actions">
        {orders}
        {(['packing-lists', 'picking-list'] as const).map((paper) => (
          <Button key={paper} type="submit" name="paper" value={paper} busy={lists.pending}>
            {w[paper]}
          </Button>
        ))}
        <DialogButton opens={dialog}>{w.labels}</DialogButton>
      </OfficeForm>
      <PrintedOrders printed={lists.done} />
      <PrintedOrders printed={labels.done} />
      <Dialog id={dialog} title={w.printLabels} closeLabel={w.close} small>
        <OfficeForm form={labels} className="stack">
          {orders}
          <LabelFields />
          <Button type="submit" look="go" name="paper" value="labels" busy={labels.pending}>
            {w.print}
          </Button>
        </OfficeForm>
      </Dialog>
    </>
  )
}

function usePrintForm(id: string) {
  return useFetcherForm<never, Printed>({
    ...{ id, action: '/print-orders', fields: [], keyed: true, retainsValues: true },
  })
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
