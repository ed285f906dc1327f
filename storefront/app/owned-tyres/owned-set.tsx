import type { OwnedSet, OwnedVehicle } from '@pito/contracts/owned-tyres'
import { languageOf } from '@pito/contracts/values/locale'
import { ownedSetStates } from '@pito/contracts/values/owned-set-states'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { DateOf } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { tyres as tyreWords } from '../words/tyres.ts'
import { ownedTyresWords } from './owned-tyres-words.ts'

interface OwnedSetProps {
  readonly set: OwnedSet
  readonly vehicles: readonly OwnedVehicle[]
  /** The value that the choice of a further car sends. */
  readonly newCar: string
}

export function OwnedSetItem({ set, vehicles, newCar }: OwnedSetProps) {
  const w = useWords(ownedTyresWords)
  const language = languageOf(useLocale())
  const { marks } = useWords(tyreWords)
  const { name, quantity, product, is_sold, order_number: number, state, invoice_path: invoice } = set
  const image = product?.image ?? null
  const facts = [product?.size_text, product && marks[product.tyre_season_id], w.pieces(quantity)]
  return (
    <li className="owned__set">
      <div className="tyrebox">
        <TyrePicture src={image && `${image.image_base_path}${image.path}`} alt="" />
      </div>
      <div className="stack stack--tight">
        <h4>
          {product && is_sold ? (
            <Anchor className="link" href={product[`link_${language}`]}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </h4>
        <p className="small num">{facts.filter(Boolean).join(', ')}</p>
        {state !== 'in-use' && (
          <p className="small">
            <b>{w[state]}</b>
          </p>
        )}
        <SetFacts set={set} />
        <p className="small row">
          <Anchor className="link" href={`/order/${number}`}>
            {w.order(number)}
          </Anchor>
          {invoice && (
            <Anchor className="link" href={invoice} download aria-label={w.invoiceOf(number)}>
              {w.invoice}
            </Anchor>
          )}
          {product && (
            <Anchor
              className="link"
              href={`/my-order/again?order=${number}&tyre=${product.id}`}
              aria-label={w.againOf(name)}
            >
              {w.again}
            </Anchor>
          )}
        </p>
        <SetForm set={set} vehicles={vehicles} newCar={newCar} />
      </div>
    </li>
  )
}

/** Shows when the tyres were bought, fitted or delivered, and made. */
function SetFacts({ set }: { set: OwnedSet }) {
  const w = useWords(ownedTyresWords)
  const { bought_at, delivered_at, fitting, production_weeks: made } = set
  const weeks = made.map(productionWeekShown)
  return (
    <dl className="owned__facts small">
      <Fact name={w.bought}>
        <DateOf at={bought_at} />
      </Fact>
      {fitting ? (
        <Fact name={w.fitting}>
          {fitting.at && (
            <>
              <DateOf at={fitting.at} />,{' '}
            </>
          )}
          {fitting.company_name}, {fitting.city}
        </Fact>
      ) : (
        <Fact name={w.delivered}>{delivered_at ? <DateOf at={delivered_at} /> : w.onTheWay}</Fact>
      )}
      <Fact name={w.made}>{weeks.length > 0 ? w.weeks(weeks.join(', ')) : w.madeUnknown}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function SetForm({ set, vehicles, newCar }: OwnedSetProps) {
  const w = useWords(ownedTyresWords)
  const { id, name, vehicle, state } = set
  const form = useFetcherForm<'car' | 'new_vehicle' | 'state', boolean>({
    ...{ id: `set-${id}`, action: '/my-tyres', fields: ['car', 'new_vehicle', 'state'] },
    ...{ initial: { car: vehicle?.id ?? '', state }, retainsValues: true },
  })
  // A set that has moved to another vehicle is rendered anew, and its button had the focus.
  useEffect(() => {
    if (form.done && document.activeElement === document.body)
      form.ref.current?.closest('details')?.querySelector('summary')?.focus()
  }, [form.done, form.ref])
  const cars = vehicles.map((one) => ({ value: one.id, label: w.vehicle(one.name, one.licence_plate) }))
  return (
    <Disclosure
      summary={
        <span>
          {w.change}
          <span className="vh">: {name}</span>
        </span>
      }
    >
      <PostForm form={form} className="form">
        <input type="hidden" name="set" value={id} />
        <Field label={w.car} error={form.error('car')}>
          <Select
            {...form.field('car')}
            blank={w.unknown}
            options={[...cars, { value: newCar, label: w.newCar }]}
          />
        </Field>
        <Field className="owned__newcar" label={w.newCarName} error={form.error('new_vehicle')}>
          <TextInput {...form.field('new_vehicle')} />
        </Field>
        <Field label={w.state} error={form.error('state')}>
          <Select
            {...form.field('state')}
            options={ownedSetStates.map((value) => ({ value, label: w[value] }))}
          />
        </Field>
        <Button type="submit" busy={form.pending}>
          {w.save}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
