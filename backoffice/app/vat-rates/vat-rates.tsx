import type { VatRate } from '@pito/contracts/staff-vat-rates'
import { addVatRate, getVatRates, removeVatRate } from '@pito/contracts/staff-vat-rates'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import type { VatKind } from '@pito/contracts/values/vat-kinds'
import { vatKinds } from '@pito/contracts/values/vat-kinds'
import { vatRateSentences } from '@pito/contracts/values/vat-rate-sentences'
import { withoutVat } from '@pito/contracts/values/without-vat'
import { Button } from '@pito/ui/button'
import { Mark } from '@pito/ui/mark'
import { Table } from '@pito/ui/table'
import { errorsWith } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { namesIn, recordIn, useLabels } from '../record/describe.ts'
import { DescribedFields } from '../record/described-form.tsx'
import { parseRate, rateShown } from '../record/parse-rate.ts'
import { fieldPropsOf } from '../record/record-form.tsx'
import type { Values } from '../record/use-unsaved.ts'
import { valuesIn } from '../record/use-unsaved.ts'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { vatRateDescription } from './description.ts'
import { vatWords } from './vat-words.ts'

export const clientLoader = staffPage(async (api) => (await api(getVatRates, {})).data, 'read-settings')

export const clientAction = staffAction(async (api, { form, locale }) => {
  const rate = recordIn(vatRateDescription, form)
  const removed = textIn(form, 'remove')
  if (removed !== '') {
    await api(removeVatRate, { kind: rate.kind, validFrom: removed })
    return { done: null }
  }
  const added = api(addVatRate, rate)
  if (typeof rate.permille !== 'number')
    return errorsWith({ permille: [vatRateSentences.rateWrong[locale]] }, added)
  await added
  return { done: null }
})

const tones = { past: 'grey', current: 'spruce', future: 'amber' } as const

/** The VAT rates of products and of services by start date. Only a future rate can be added or removed. */
export default function VatRates() {
  const w = useWords(vatWords)
  const rates = useLoaderData<typeof clientLoader>()
  const mayEdit = useStaff().rights.includes('edit-settings')
  return (
    <div className="stack">
      <PageHead title={w.title} />
      <p>{w.intro}</p>
      {vatKinds.map((kind) => (
        <RatesOf kind={kind} rates={rates} mayEdit={mayEdit} key={kind} />
      ))}
      {mayEdit && <AddVatRate rates={rates} />}
    </div>
  )
}

interface RatesOfProps {
  readonly kind: VatKind
  readonly rates: readonly VatRate[]
  readonly mayEdit: boolean
}

function RatesOf({ kind, rates, mayEdit }: RatesOfProps) {
  const w = useWords(vatWords)
  const labels = useLabels(vatRateDescription)
  const language = languageOf(useLocale())
  return (
    <>
      <h2>{w[kind]}</h2>
      <Table label={`${w.title}: ${w[kind]}`}>
        <thead>
          <tr>
            <th scope="col">{labels.valid_from}</th>
            <th scope="col" className="is-num">
              {labels.permille}
            </th>
            <th scope="col">{w.state}</th>
            {mayEdit && (
              <th scope="col">
                <span className="vh">{w.remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rates
            .filter((rate) => rate.kind === kind)
            .map((rate) => (
              <tr key={rate.valid_from}>
                <th scope="row">{dateShown(rate.valid_from, language)}</th>
                <td className="is-num">{rateShown(rate.permille)}</td>
                <td>
                  <Mark tone={tones[rate.state]}>{w[rate.state]}</Mark>
                </td>
                {mayEdit && <td>{rate.state === 'future' && <RemoveRate rate={rate} />}</td>}
              </tr>
            ))}
        </tbody>
      </Table>
    </>
  )
}

function RemoveRate({ rate: { kind, valid_from: validFrom } }: { readonly rate: VatRate }) {
  const w = useWords(vatWords)
  const language = languageOf(useLocale())
  const form = useFetcherForm({ id: `remove-vat-${kind}-${validFrom}`, action: '/settings/vat', fields: [] })
  const label = w.removeOf(w[kind], dateShown(validFrom, language))
  return (
    <ConfirmedForm form={form}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="remove" value={validFrom} />
      <Button type="submit" busy={form.pending} aria-label={label}>
        {w.remove}
      </Button>
    </ConfirmedForm>
  )
}

const exampleCents = 10_000

/** Adds a future rate, and shows what it changes while it is typed. */
function AddVatRate({ rates }: { readonly rates: readonly VatRate[] }) {
  const w = useWords(vatWords)
  const form = useFetcherForm({
    id: 'add-vat-rate',
    action: '/settings/vat',
    fields: namesIn(vatRateDescription),
    keyed: true,
  })
  const [typed, setTyped] = useState<Values>({})
  // A success resets the fields, which fires no input events.
  useEffect(() => {
    if (form.result?.outcome === 'done') setTyped({})
  }, [form.result])
  const { kind = 'products' } = typed
  const permille = parseRate(typed.permille ?? '')
  const current = rates.find((rate) => rate.kind === kind && rate.state === 'current')
  return (
    <ConfirmedForm form={form} className="stack stack--tight">
      <h2>{w.add}</h2>
      <div onInput={() => form.ref.current && setTyped(valuesIn(form.ref.current))}>
        <DescribedFields
          description={vatRateDescription}
          form={fieldPropsOf('add-vat-rate', form)}
          options={{ kind: vatKinds.map((value) => ({ value, label: w[value] })) }}
        />
      </div>
      <p aria-live="polite">
        {permille !== null && w.preview(vatOf(current?.permille ?? 0), vatOf(permille))}
      </p>
      <p>
        <Button type="submit" look="go" busy={form.pending}>
          {w.add}
        </Button>
      </p>
      <p role="status">{form.result?.outcome === 'done' && w.added}</p>
    </ConfirmedForm>
  )
}

function vatOf(permille: number): string {
  return formatEuro(exampleCents - withoutVat(exampleCents, permille / 10))
}
