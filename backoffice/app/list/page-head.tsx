import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { Anchor } from '@pito/ui/anchor'
import { buttonClass } from '@pito/ui/button'
import type { ReactNode } from 'react'
import { PageTitle } from '../frame/shop.tsx'
import { useStaff } from '../session/use-staff.ts'

interface PageHeadProps {
  readonly title: string
  /** The link that adds a record. */
  readonly create?: ReactNode
}

/** The title of the tab and the heading of a page that belongs to no record. */
export function PageHead({ title, create }: PageHeadProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="record-head">
        <h1>{title}</h1>
        {create}
      </div>
    </>
  )
}

interface CreateLinkProps {
  readonly href: string
  /** The right that the page behind the link needs, if it differs from the right of the list. */
  readonly right?: StaffRight
  readonly children: string
}

/** The link to the page that adds a record, for staff who may add one. */
export function CreateLink({ href, right, children }: CreateLinkProps) {
  const { rights } = useStaff()
  if (right && !rights.includes(right)) return null
  return (
    <Anchor className={buttonClass({ look: 'go' })} href={href}>
      {children}
    </Anchor>
  )
}
