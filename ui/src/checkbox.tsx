import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  error?: ReactNode
}

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={classes('check', className)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
