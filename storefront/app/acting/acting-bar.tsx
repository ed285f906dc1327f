import './acting-bar.css'
import type { VirtualUser } from '@pito/contracts/profile'
import { getActing } from '@pito/contracts/staff'
import { Button } from '@pito/ui/button'
import { useApi } from '@pito/web/api/use-api'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { minutesLeft } from './acting-cookie.ts'
import { actingEndField } from './acting-end.ts'
import { actingWords } from './acting-words.ts'

interface ActingBarProps {
  readonly until: number
}

/**
 * Shows, at the bottom of every page, for which customer a member of staff acts, the minutes left and a button to
 * leave. When the session has ended, the bar itself submits the form of the button.
 */
export function ActingBar({ until }: ActingBarProps) {
  const w = useWords(actingWords)
  const customer = useActingCustomer()
  const minutes = useMinutesLeft(until)
  const isOver = minutes === 0 || customer === null
  const form = useFetcherForm({ id: 'leave', action: '/login-as-customer', fields: [] })
  useEffect(() => {
    if (isOver) form.ref.current?.requestSubmit()
  }, [isOver, form.ref])
  return (
    <section className="actingbar" aria-label={w.label}>
      <div className="wrap actingbar__in">
        <p>
          {w.actingFor} <b>{customer ? `${customer.first_name} ${customer.last_name}` : '…'}</b>
          <span className="actingbar__time">{isOver ? w.over : w.minutesLeft(minutes)}</span>
        </p>
        <PostForm form={form}>
          <input type="hidden" name={actingEndField} value={isOver ? 'over' : 'left'} />
          <Button type="submit" busy={form.pending}>
            {w.leave}
          </Button>
        </PostForm>
      </div>
    </section>
  )
}

/**
 * Returns the customer for whom a member of staff acts, undefined while the customer is loading, and null if the
 * session has ended.
 */
function useActingCustomer(): VirtualUser | null | undefined {
  const api = useApi()
  const [customer, setCustomer] = useState<VirtualUser | null>()
  useEffect(() => {
    void settled(api(getActing, {})).then(({ data }) => setCustomer(data?.data))
  }, [api])
  return customer
}

function useMinutesLeft(until: number): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, performance.timeOrigin + performance.now()))
  useEffect(() => {
    const tick = () => setMinutes(minutesLeft(until, performance.timeOrigin + performance.now()))
    const timer = setInterval(tick, 5000)
    return () => clearInterval(timer)
  }, [until])
  return minutes
}
