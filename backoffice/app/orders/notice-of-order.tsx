import type { DeskOrder } from '@pito/contracts/staff-orders'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { noticeWords, returnWords } from './return-words.ts'

/** Shows the notice that staff registered when they cancelled the order or received a withdrawal. */
export function NoticeOfOrder({ notice }: Pick<DeskOrder, 'notice'>) {
  const w = useWords(returnWords)
  const names = useWords(noticeWords)
  const language = languageOf(useLocale())
  if (!notice) return null
  const {
    kind,
    channel,
    by,
    requested_by: requestedBy,
    reason,
    sent_on: sentOn,
    is_goodwill: isGoodwill,
  } = notice
  const facts = [
    requestedBy && names[requestedBy],
    names[channel],
    sentOn && w.sentOnDay(dateShown(sentOn, language)),
    reason && names[reason],
    w.registeredBy(by),
  ].filter(Boolean)
  return (
    <p>
      <strong>{names[kind]}</strong>: {facts.join(' · ')}{' '}
      {isGoodwill && <Mark tone="amber">{w.isGoodwill}</Mark>}
    </p>
  )
}
