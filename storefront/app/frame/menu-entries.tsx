import { menuDescriptionLength } from '@pito/contracts/values/content-kinds'
import { Anchor } from '@pito/ui/anchor'
import { classes } from '@pito/ui/classes'
import { iconClass } from '@pito/ui/icon-class'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import type { MenuEntry } from './frame-data.ts'
import { frame } from './frame-words.ts'

export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryLink entry={entry} />
          <LongDescription entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** Shows the description of an entry if it is too long for the link itself. */
export function LongDescription({ entry: { description } }: { entry: MenuEntry }) {
  return shortened(description).rest ? <LongText text={description} /> : null
}

/** Shows the name of a group with its picture. The name is a link if the group has one. */
export function GroupName({ group: { name, link, image } }: { group: MenuEntry }) {
  const inside = (
    <>
      {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
      {name}
    </>
  )
  return link === null ? <span>{inside}</span> : <Anchor href={link}>{inside}</Anchor>
}

/** Shows the description of a menu group above its items. */
export function GroupDescription({ group }: { group: MenuEntry }) {
  const fits = group.description !== '' && shortened(group.description).rest === ''
  return fits ? <p className="mabout">{group.description}</p> : <LongDescription entry={group} />
}

/** Shows the name of an item with its picture or icon, and its description if it is short enough. */
export function EntryLink({ entry }: { entry: MenuEntry }) {
  const { kind, link, name, description, image } = entry
  const icon = !image && entry.icon
  const fits = description !== '' && shortened(description).rest === ''
  const rich = icon || image || fits
  const plain = kind === 'tyre_size' ? 'msize' : 'mplain'
  return (
    <MaybeLink
      href={link}
      className={classes(rich ? 'mlink' : plain, icon && iconClass(icon), rich && !fits && 'mlink--name')}
    >
      {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
      {rich ? <b>{name}</b> : name}
      {fits && <small>{description}</small>}
    </MaybeLink>
  )
}

/** Renders a link, or plain text for an item without a URL. */
function MaybeLink({ href, ...rest }: { href: string | null; className: string; children: ReactNode }) {
  return href === null ? <span {...rest} /> : <Anchor {...rest} href={href} />
}

/**
 * Shows the beginning of a long description. The rest is in a `<details>` element, so that it opens without scripts.
 */
function LongText({ text }: { text: string }) {
  const w = useWords(frame)
  const { head, rest } = shortened(text)
  return (
    <div className="mtext">
      <p className="mtext__part">
        {head}
        <span className="mtext__more">…</span>
      </p>
      <details className="mtext__part">
        <summary className="link">
          <span className="mtext__more">{w.readMore}</span>
          <span>{w.close}</span>
        </summary>
        <p className="mtext__part">{rest}</p>
      </details>
    </div>
  )
}

/** Splits a text after 200 characters. The text is split by code points, so that surrogate pairs stay together. */
export function shortened(text: string): { readonly head: string; readonly rest: string } {
  const letters = [...text]
  return {
    head: letters.slice(0, menuDescriptionLength).join(''),
    rest: letters.slice(menuDescriptionLength).join(''),
  }
}
