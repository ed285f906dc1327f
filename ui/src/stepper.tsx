import { Anchor } from './anchor.tsx'
export interface Step {
  label: string
  /** Where a step that was reached can be looked at again. */
  href?: string | undefined
}

interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Index of the step in view. */
  current: number
  /** Index of the last step that was in view so far; else the current one. */
  reached?: number | undefined
  /** Spoken after a finished step: "valmis". */
  doneLabel: string
}

export function Stepper({ label, steps, current, reached = current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index !== current && index <= reached ? 'is-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="steps__word">
              {index !== current && index <= reached && step.href ? (
                <Anchor href={step.href}>{step.label}</Anchor>
              ) : (
                step.label
              )}
              {index !== current && index <= reached && <span className="vh">, {doneLabel}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
