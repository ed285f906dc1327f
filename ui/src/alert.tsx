import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { FieldLink } from './field-link.tsx'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

export type AlertTone = 'info' | 'good' | 'warn' | 'bad'

export interface LinkedError {
  /** The id of the Field to which the error links. */
  field: string
  text: ReactNode
}

interface AlertProps {
  /** A line that says what happened. */
  title: ReactNode
  /** A hint about what the visitor can do now. */
  children?: ReactNode
  tone?: AlertTone | undefined
  errors?: readonly LinkedError[] | undefined
  /** A button at the end, such as a close button. */
  end?: ReactNode
  /**
   * Whether the alert is not announced when it appears. A toast sets this, because its live region announces it
   * already.
   */
  quiet?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

const icons: Record<AlertTone, IconName> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' }
const roles: Partial<Record<AlertTone, string>> = { good: 'status', bad: 'alert' }

export function Alert({ title, children, tone = 'info', errors, end, quiet, ref }: AlertProps) {
  return (
    <div
      className={classes('alert', tone !== 'info' && `alert--${tone}`)}
      role={quiet ? undefined : roles[tone]}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children && <div className="alert__more">{children}</div>}
        {errors && errors.length > 0 && <ErrorLinks errors={errors} />}
      </div>
      {end}
    </div>
  )
}

function ErrorLinks({ errors }: { errors: readonly LinkedError[] }) {
  return (
    <ul className="alert__more">
      {errors.map(({ field, text }) => (
        <li key={field}>
          <FieldLink field={field}>{text}</FieldLink>
        </li>
      ))}
    </ul>
  )
}
