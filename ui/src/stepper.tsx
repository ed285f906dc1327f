import { Anchor } from './anchor.tsx'
export interface Step {
  label: string
  /** The URL of the step, if the visitor can return to it. */
  href?: string | undefined
}

interface StepperProps {
  label: string
  steps: readonly Step[]
  /** The index of the current step. */
  current: number
  /** The index of the furthest step reached so far; the default is the current one. */
  reached?: number | undefined
  /** The word that screen readers announce after a finished step, such as "valmis". */
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
