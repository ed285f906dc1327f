import type { Order } from '@pito/contracts/orders'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { confirmationWords } from './confirmation-words.ts'

/** Confirms the order, with the day of the appointment and the e-mail address to which the receipt is sent. */
export function Greeting({ order: { appointment, billing_details: billing } }: { order: Order }) {
  const w = useWords(confirmationWords)
  const language = languageOf(useLocale())
  const day = appointment?.schedule_date
  return (
    <>
      <h1>
        <span>{w.done}</span>
        {day && <span>{w.seeYou(weekdayOf(day, language), dateOf(day, language))}</span>}
      </h1>
      {billing && <p>{w.receipt(billing.email)}</p>}
    </>
  )
}

const tags = { fi: 'fi-FI', en: 'en-GB' } as const

function weekdayOf(day: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function dateOf(day: string, language: Language): string {
  const month = language === 'fi' ? 'numeric' : 'long'
  return new Intl.DateTimeFormat(tags[language], { day: 'numeric', month, timeZone: 'UTC' }).format(
    new Date(day),
  )
}
