import { Anchor } from '@pito/ui/anchor'
import type { IconName } from '@pito/ui/icon'
import { Icon } from '@pito/ui/icon'
import type { MenuEntry } from './frame-data.ts'
import { ShortText } from './short-text.tsx'

const icons: Readonly<Record<string, IconName>> = {
  'winter-studded': 'stud',
  'winter-friction': 'flake',
  'all-season': 'all-season',
  summer: 'sun',
  'car-suv-4x4': 'car',
  'light-commercial-vehicles': 'van',
  trucks: 'truck',
}

export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function EntryLink({ entry }: { entry: MenuEntry }) {
  const { kind, link, name, slug, description } = entry
  const href = link ?? '/'
  if (kind === 'tyre_size')
    return (
      <Anchor className="msize" href={href}>
        <span className="num">{name}</span>
      </Anchor>
    )
  const icon = icons[slug ?? '']
  if (!icon)
    return (
      <Anchor className="mplain" href={href}>
        {name}
      </Anchor>
    )
  return (
    <Anchor className={slug === 'summer' ? 'mlink mlink--summer' : 'mlink'} href={href}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <ShortText text={description} />
      </span>
    </Anchor>
  )
}
