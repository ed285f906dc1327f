import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { PageTitle } from '../frame/shop.tsx'
import { recordWords } from './record-words.ts'

interface RecordHeadProps {
  readonly name: string
  readonly list: { readonly label: string; readonly href: string }
  /** The path of the page with the data of the record. The paths of its other pages begin with it. */
  readonly path: string
  /** The last part of the path of the page that is shown, or `data`. */
  readonly tab: string
  /** The label of the first tab. Without it the tab is called Data. */
  readonly dataLabel?: string
  /** The pages between the data and the history, which every record has. */
  readonly parts?: readonly { readonly part: string; readonly label: string }[]
  /** The accessible name of the tabs. */
  readonly tabsLabel: string
  /** The state of the record and links, beside its name. */
  readonly children?: ReactNode
}

/** The heading and the tabs of a record, on each of its pages. */
export function RecordHead(props: RecordHeadProps) {
  const w = useWords(recordWords)
  const { name, list, path, tab, dataLabel = w.data, parts = [], tabsLabel, children } = props
  const others = [...parts, { part: 'history', label: w.history }].map(({ part, label }) => ({
    href: `${path}/${part}`,
    label,
    current: tab === part,
  }))
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumb label={list.label} crumbs={[list]} here={name} />
      <div className="record-head">
        <h1>{name}</h1>
        {children}
      </div>
      <RecordTabs
        label={tabsLabel}
        tabs={[{ href: path, label: dataLabel, current: tab === 'data' }, ...others]}
      />
    </>
  )
}

interface ArchivedOrLiveProps {
  readonly record: { readonly archived: boolean; readonly link: string }
  /** The words of the link to the public page. */
  readonly children: string
}

/** Says that a record is archived, or links to its public page. */
export function ArchivedOrLive({ record, children }: ArchivedOrLiveProps) {
  const w = useWords(recordWords)
  if (record.archived) return <Mark tone="grey">{w.archivedMark}</Mark>
  return <ShopLink href={record.link}>{children}</ShopLink>
}

/** The link to the public page of a record, which opens in a new tab. */
export function ShopLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
