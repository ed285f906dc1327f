import { useEffect, useEffectEvent, useState } from 'react'
import type { BookingDealer } from './booking-dealer.ts'
import type { BookingDraft } from './booking-draft.ts'
import { storeDraft, storedDraft } from './booking-draft.ts'
import type { DealerTimes, TimeStart } from './dealer-times.ts'
import { freeDay } from './dealer-times.ts'

interface Options {
  readonly dealer: BookingDealer
  readonly times: DealerTimes
  readonly start: TimeStart | null
}

interface Chosen {
  readonly date: string | null
  readonly time: string | null
}

const nothing: Chosen = { date: null, time: null }

/**
 * The latest choice in this document. Drafts are deleted when a session ends, so a customer who then logs in again finds
 * the choice by this variable.
 */
let latest: (Chosen & { readonly dealerId: number | null }) | null = null

/**
 * Holds the chosen date and time. The choice starts with the time that was passed in or, without one, with the draft
 * for this service point. Every choice is stored as the new draft.
 */
export function useChosenTime({ dealer, times, start }: Options) {
  const [{ date, time }, setChosen] = useState<Chosen>(start ? ifFree(times, start) : nothing)
  const choose = (chosen: Chosen) => {
    setChosen(chosen)
    latest = { ...chosen, dealerId: dealer.id }
    void storeDraft('fitting', draftOf(dealer, times, chosen))
  }
  const restore = useEffectEvent(async () => {
    if (start) return choose({ date, time })
    const draft = await storedDraft('fitting')
    const before = draft
      ? { dealerId: draft.dealer_id, date: draft.appointment_date, time: draft.appointment_time }
      : latest
    if (before?.dealerId !== dealer.id) return
    setChosen((now) => (now === nothing ? ifFree(times, before) : now))
  })
  useEffect(() => void restore(), [])
  return {
    date,
    time,
    pickDate: (next: string) => choose(ifFree(times, { date: next, time })),
    pickTime: (next: string) => choose({ date, time: next }),
  }
}

export type ChosenTimeState = ReturnType<typeof useChosenTime>

/**
 * Returns the choice without a date or time that is not free, because another customer has booked it or the day does
 * not have it.
 */
function ifFree(times: DealerTimes, { date, time }: Chosen): Chosen {
  const day = freeDay(times, date)
  if (!day) return nothing
  return { date, time: time !== null && day.times.includes(time) ? time : null }
}

function draftOf(dealer: BookingDealer, times: DealerTimes, { date, time }: Chosen): BookingDraft {
  const { id, name, email, phone, street, zipcode, city } = dealer
  return {
    name,
    email,
    phone,
    appointment_date: date,
    appointment_time: time,
    address: `${street}, ${zipcode}`,
    city,
    dealer_id: id,
    time_slots: freeDay(times, date)?.times ?? [],
  }
}
