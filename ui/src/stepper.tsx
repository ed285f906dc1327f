export interface Step {
  label: string
  /** Where a finished step can be looked at again. */
  href?: string | undefined
}

interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Index of the step in view. */
  current: number
  /** Spoken after a finished step: "valmis". */
  doneLabel: string
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? 'is-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="steps__word">
              {index < current && step.href ? <a href={step.href}>{step.label}</a> : step.label}
              {index < current && <span className="vh">, {doneLabel}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
