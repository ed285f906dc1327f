import type { Refund } from '@pito/contracts/refunds'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { refundStateWords, refundWords } from './refund-words.ts'

type Tab = 'due' | 'made' | 'surplus'
const tabs: Readonly<Record<Tab, string>> = {
  due: '/refunds',
  made: '/refunds?state=made&sort=-requested_at',
  surplus: '/refunds/surplus',
}

export function RefundTabs({ current }: { readonly current: Tab }) {
  const w = useWords(refundWords)
  return (
    <RecordTabs
      label={w.parts}
      tabs={Object.entries(tabs).map(([tab, href]) => ({
        href,
        label: w[tab as Tab],
        current: tab === current,
      }))}
    />
  )
}

const payableStates: readonly Refund['state'][] = ['due', 'pending', 'refused']

/** Returns whether staff can pay the refund from the bank account of the shop. */
export function isPayable({ state }: Pick<Refund, 'state'>): boolean {
  return payableStates.includes(state)
}

const tones: Partial<Record<Refund['state'], 'berry' | 'grey'>> = { refused: 'berry' }

type Facts = Pick<Refund, 'state' | 'made_at' | 'provider_message'> &
  Partial<Pick<Refund, 'paid_on' | 'bank_reference' | 'paid_by'>>

/** The state of a refund, with what the provider said or how the refund was paid. */
export function RefundState({ refund }: { readonly refund: Facts }) {
  const w = useWords(refundWords)
  const states = useWords(refundStateWords)
  const locale = useLocale()
  const { state, made_at: madeAt, provider_message: message, paid_on: paidOn } = refund
  const byHand =
    paidOn &&
    w.paidByHand(dateShown(paidOn, languageOf(locale)), refund.bank_reference ?? '', refund.paid_by ?? '')
  return (
    <>
      <Mark tone={tones[state] ?? 'grey'}>{states[state]}</Mark>
      {state === 'refused' && (
        <div className="small">{message === null ? w.withoutMessage : w.said(message)}</div>
      )}
      {state === 'pending' && <div className="small">{w.noAnswer}</div>}
      {madeAt && <div className="quiet small">{byHand ?? w.madeOn(timeWithWeekday(madeAt, locale))}</div>}
    </>
  )
}
