import { Breadcrumb } from '@pito/ui/breadcrumb'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { PageTitle } from '../frame/shop.tsx'
import { PageHead } from '../list/page-head.tsx'
import { recordWords } from '../record/record-words.ts'
import { deliveryWords } from './delivery-words.ts'
import { deliveryPath } from './submit-delivery.ts'

/** The heading and the tabs of the delivery settings in force. */
export function DeliveryHead({ tab }: { readonly tab: 'settings' | 'history' }) {
  const w = useWords(deliveryWords)
  const record = useWords(recordWords)
  return (
    <>
      <PageHead title={w.title} />
      <p>{w.intro}</p>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: deliveryPath, label: w.settings, current: tab === 'settings' },
          { href: `${deliveryPath}/history`, label: record.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}

/** The heading of settings that start later. */
export function ScheduledHead({ title }: { readonly title: string }) {
  const w = useWords(deliveryWords)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb label={w.title} crumbs={[{ label: w.title, href: deliveryPath }]} here={title} />
      <h1>{`${w.title}: ${title}`}</h1>
    </>
  )
}
