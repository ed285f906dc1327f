import './owned-tyres.css'
import type { OwnedSet, OwnedVehicle } from '@pito/contracts/owned-tyres'
import {
  listOwnedTyres,
  listOwnedVehicles,
  nameOwnedVehicle,
  removeOwnedVehicle,
  saveOwnedSet,
} from '@pito/contracts/owned-tyres'
import type { SeasonReminder } from '@pito/contracts/season-reminder'
import { getSeasonReminder, saveSeasonReminder } from '@pito/contracts/season-reminder'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { ownedSetStates } from '@pito/contracts/values/owned-set-states'
import { Button, ButtonLink } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Empty } from '@pito/ui/empty'
import { Field } from '@pito/ui/field'
import { Pager } from '@pito/ui/pager'
import { TextInput } from '@pito/ui/text-input'
import { showToast } from '@pito/ui/toast'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { textsIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { accountAction, accountPage } from '../account/account-page.ts'
import { useAccount } from '../account/use-account.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { OwnedSetItem } from './owned-set.tsx'
import { ownedTyresWords } from './owned-tyres-words.ts'

export { AccountErrorPage as ErrorBoundary } from '../errors/account-error-page.tsx'

const title = titled(ownedTyresWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api, { url }) => {
  const page = /^[1-9]\d{0,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1
  const [list, vehicles, reminder] = await Promise.all([
    api(listOwnedTyres, { page: Number(page) }),
    api(listOwnedVehicles, {}),
    api(getSeasonReminder, {}),
  ])
  if (list.page > list.last_page) throw redirect('/my-tyres')
  return { list, vehicles: vehicles.data, reminder: reminder.data }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = accountAction(async (api, submission) => {
  const { pathname, search } = submission.url
  const refused = await change(api, submission)
  if (refused) return refused
  // The form may be gone by now, because its tyres have moved to another vehicle.
  if (typeof window !== 'undefined')
    showToast({ title: ownedTyresWords[languageOf(submission.locale)].saved })
  return { done: true, to: pathname + search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Carries out the change that the pressed button names. Returns the errors, or null if there are none. */
async function change(api: Api, { form, locale }: Submission) {
  const { reminder, set, vehicle, remove, name, car, new_vehicle, state } = textsIn(form, fields)
  if (reminder) await api(saveSeasonReminder, { is_on: reminder === 'on' })
  else if (remove) await api(removeOwnedVehicle, { id: remove })
  else if (vehicle) await api(nameOwnedVehicle, { id: vehicle, name })
  else if (car === newCar && !new_vehicle)
    return { errors: { new_vehicle: [ownedTyresWords[languageOf(locale)].nameMissing] } }
  else {
    const known = ownedSetStates.find((one) => one === state) ?? 'in-use'
    const to = car === newCar ? { vehicle_id: null, new_vehicle } : { vehicle_id: car || null }
    await api(saveOwnedSet, { id: Number(set), state: known, ...to })
  }
  return null
}

const fields = ['reminder', 'set', 'vehicle', 'remove', 'name', 'car', 'new_vehicle', 'state'] as const
/** The value of the choice that names a further car. */
const newCar = 'new'

export default function OwnedTyres() {
  const w = useWords(ownedTyresWords)
  const { list, vehicles, reminder } = useLoaderData<typeof loader>()
  const { data: sets, page, last_page } = list
  return (
    <section className="stack">
      <h2>{w.title}</h2>
      {sets.length === 0 ? <NoTyres /> : <p>{w.lead}</p>}
      {groupsOf(sets).map((group) => (
        <VehicleTyres key={group[0]?.vehicle?.id ?? ''} sets={group} vehicles={vehicles} />
      ))}
      <Pager
        page={page}
        pages={last_page}
        href={(number) => `/my-tyres?page=${number}`}
        label={w.pages}
        previousLabel={w.previous}
        nextLabel={w.next}
        pageLabel={w.page}
      />
      <Reminder reminder={reminder} />
    </section>
  )
}

/** Switches the season reminder on or off. It is off until the customer presses the button. */
function Reminder({ reminder: { is_on: isOn, days } }: { reminder: SeasonReminder }) {
  const w = useWords(ownedTyresWords)
  const id = useId()
  const language = languageOf(useLocale())
  const isActing = useAccount().virtualUser !== null
  const form = useFetcherForm({ id: 'season-reminder', action: '/my-tyres', fields: [] })
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{w.reminder}</h3>
      <p>{w.reminderIs(monthAndDay(days.winter, language), monthAndDay(days.summer, language))}</p>
      <p role="status">
        <b>{isOn ? w.reminderOn : w.reminderOff}</b>
      </p>
      {isActing ? (
        <p>{w.reminderActing}</p>
      ) : (
        <PostForm form={form}>
          <input type="hidden" name="reminder" value={isOn ? 'off' : 'on'} />
          <Button type="submit" busy={form.pending}>
            {isOn ? w.switchOff : w.switchOn}
          </Button>
        </PostForm>
      )}
    </section>
  )
}

/** Writes 10-01 as 1.10. in Finnish and as 1 October in English. */
function monthAndDay(day: string, language: Language): string {
  const date = new Date(`2026-${day}T00:00:00Z`)
  return language === 'fi'
    ? `${date.getUTCDate()}.${date.getUTCMonth() + 1}.`
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

function NoTyres() {
  const w = useWords(ownedTyresWords)
  return (
    <Empty title={w.none}>
      <p>{w.noneHint}</p>
      <ButtonLink look="go" href="/">
        {w.toSearch}
      </ButtonLink>
    </Empty>
  )
}

/** Returns the sets of each vehicle, which stand together in the list. */
function groupsOf(sets: readonly OwnedSet[]): OwnedSet[][] {
  return [...Map.groupBy(sets, ({ vehicle }) => vehicle?.id).values()]
}

interface VehicleTyresProps {
  readonly sets: readonly OwnedSet[]
  readonly vehicles: readonly OwnedVehicle[]
}

function VehicleTyres({ sets, vehicles }: VehicleTyresProps) {
  const w = useWords(ownedTyresWords)
  const id = useId()
  const vehicle = sets[0]?.vehicle ?? null
  return (
    <section className="owned" aria-labelledby={id}>
      <h3 id={id}>{vehicle ? w.vehicle(vehicle.name, vehicle.licence_plate) : w.unknown}</h3>
      {vehicle && <VehicleForms vehicle={vehicle} />}
      <ul className="owned__list">
        {sets.map((set) => (
          <OwnedSetItem key={set.id} set={set} vehicles={vehicles} newCar={newCar} />
        ))}
      </ul>
    </section>
  )
}

function VehicleForms({ vehicle }: { vehicle: OwnedVehicle }) {
  const w = useWords(ownedTyresWords)
  const { id, name, licence_plate } = vehicle
  const naming = useFetcherForm<'name', boolean>({
    ...{ id: `vehicle-${id}`, action: '/my-tyres', fields: ['name'] },
    ...{ initial: { name: name ?? '' }, retainsValues: true },
  })
  const removing = useFetcherForm({ id: `remove-${id}`, action: '/my-tyres', fields: [] })
  return (
    <Disclosure
      summary={
        <span>
          {w.changeVehicle}
          <span className="vh">: {w.vehicle(name, licence_plate)}</span>
        </span>
      }
    >
      <PostForm form={naming} className="form">
        <input type="hidden" name="vehicle" value={id} />
        <Field label={w.vehicleName} hint={w.vehicleNameHint} error={naming.error('name')}>
          <TextInput {...naming.field('name')} />
        </Field>
        <Button type="submit" busy={naming.pending}>
          {w.save}
        </Button>
      </PostForm>
      <PostForm form={removing} className="form">
        <input type="hidden" name="remove" value={id} />
        <p className="small">{w.removeHint}</p>
        <Button type="submit" busy={removing.pending}>
          {w.remove}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
