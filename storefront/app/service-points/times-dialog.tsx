import { getDealerAppointments } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { dayShown, timeShown } from '../locale/day-shown.ts'
import { useLocale } from '../locale/use-locale.ts'
import { PartAlert } from '../parts/part-alert.tsx'
import type { Settled } from '../parts/settled.ts'
import { settled } from '../parts/settled.ts'
import { useWords } from '../words/words.ts'
import type { Point } from './point.ts'
import { withoutSeconds } from './point.ts'
import { servicePoints } from './service-point-words.ts'

interface Day {
  readonly schedule_date: string
  readonly start_times: readonly string[]
}

/** The free times of the coming six weeks, fetched when somebody looks. */
export function TimesDialog({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const api = useApi()
  const id = `point-times-${point.id}`
  const [days, setDays] = useState<Settled<readonly Day[]> | null>(null)
  const [isOpened, setOpened] = useState(false)
  const load = async () => {
    setOpened(true)
    setDays(await settled(freeDays()))
  }
  const freeDays = async (): Promise<readonly Day[]> => {
    const { data } = (await api(getDealerAppointments, { id: String(point.id) })).data
    return typeof data === 'string' ? [] : data.days.filter((day) => day.start_times.length > 0)
  }
  return (
    <div className="with-scripts">
      <DialogButton opens={id} onClick={() => void load()}>
        {w.times}
      </DialogButton>
      <Dialog id={id} title={w.timesOf(point.name)} closeLabel={w.close} small>
        {isOpened && days?.failure && (
          <PartAlert title={w.timesFailed} failure={days.failure} loading={false} again={load} />
        )}
        {isOpened && !days && <p role="status">{w.loading}</p>}
        {days?.data && <Days days={days.data} />}
      </Dialog>
    </div>
  )
}

function Days({ days }: { days: readonly Day[] }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  if (days.length === 0) return <p>{w.noneFree}</p>
  return (
    <dl className="point__days">
      {days.map(({ schedule_date: date, start_times: times }) => (
        <div key={date}>
          <dt>{dayShown(date, language)}</dt>
          <dd className="num">{times.map((time) => timeShown(withoutSeconds(time), language)).join('  ')}</dd>
        </div>
      ))}
    </dl>
  )
}
