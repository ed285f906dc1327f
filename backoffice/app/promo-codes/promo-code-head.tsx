import type { StaffPromoCode } from '@pito/contracts/staff-promo-codes'
import type { PromoCodeState } from '@pito/contracts/values/promo-code-faults'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { RecordHead } from '../record/record-head.tsx'
import { promoCodeWords } from './promo-code-words.ts'

interface PromoCodeHeadProps {
  readonly code: StaffPromoCode
  readonly tab: 'data' | 'usage' | 'history'
}

/** The heading and the tabs of a promo code, on each of its pages. */
export function PromoCodeHead({ code, tab }: PromoCodeHeadProps) {
  const w = useWords(promoCodeWords)
  return (
    <RecordHead
      name={code.code}
      list={{ label: w.promoCodes, href: '/promo-codes' }}
      tabsLabel={w.parts}
      path={`/promo-codes/${code.id}`}
      tab={tab}
      parts={[{ part: 'usage', label: w.usage }]}
    >
      <PromoCodeMark state={code.state} />
    </RecordHead>
  )
}

export function PromoCodeMark({ state }: { readonly state: PromoCodeState }) {
  const w = useWords(promoCodeWords)
  return <Mark tone={state === 'valid' ? 'spruce' : 'grey'}>{w[state]}</Mark>
}
