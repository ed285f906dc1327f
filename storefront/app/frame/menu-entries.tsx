import type { IconName } from '@pito/ui/icon'
import { Icon } from '@pito/ui/icon'
import type { ReactNode } from 'react'
import type { MenuEntry } from './frame-data.ts'
import { LongText } from './long-text.tsx'
import { shortened } from './shortened.ts'

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
          {shortened(entry.description).rest && <LongText text={entry.description} />}
        </li>
      ))}
    </ul>
  )
}

/** A name, with whatever the item has besides: a picture or an icon, and a description that fits. */
export function EntryLink({ entry }: { entry: MenuEntry }) {
  const { kind, link, name, slug, description, image } = entry
  const icon = icons[slug ?? '']
  const fits = description !== '' && shortened(description).rest === ''
  const rich = icon || image || fits
  return (
    <MaybeLink href={link} className={lookOf(kind, slug, Boolean(rich))}>
      {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
      {!image && icon && <Icon name={icon} />}
      {rich ? (
        <span>
          <b>{name}</b>
          {fits && <small>{description}</small>}
        </span>
      ) : (
        <span className={kind === 'tyre_size' ? 'num' : undefined}>{name}</span>
      )}
    </MaybeLink>
  )
}

function lookOf(kind: string, slug: string | null, rich: boolean): string {
  if (!rich) return kind === 'tyre_size' ? 'msize' : 'mplain'
  return slug === 'summer' ? 'mlink mlink--summer' : 'mlink'
}

/** An item that leads nowhere is only a name. */
function MaybeLink({ href, ...rest }: { href: string | null; className: string; children: ReactNode }) {
  return href === null ? <span {...rest} /> : <a {...rest} href={href} />
}
