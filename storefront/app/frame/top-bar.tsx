import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import type { PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

export function TopBar({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { topBar } = useFrame()
  const root = useRootData()
  return (
    <aside className="service no-print" aria-label={w.service}>
      <div className="wrap">
        {root?.customerServicePhone && (
          <>
            <p>
              {w.customerService} <PhoneLink />
            </p>
            <p>{root.customerServiceHours}</p>
          </>
        )}
        {campaigns && (
          <ul>
            <CampaignLinks pages={topBar} />
          </ul>
        )}
        <LanguageSwitch />
      </div>
    </aside>
  )
}

function CampaignLinks({ pages }: { pages: readonly PageLink[] }) {
  return pages.map(({ title, href }) => (
    <li key={href}>
      <Anchor href={href}>{title}</Anchor>
    </li>
  ))
}
