import { createContext, use } from 'react'

interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldIds | null>(null)

export function useFieldAttributes(own: {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}) {
  const field = use(FieldContext)
  const described = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field?.invalid || undefined,
  }
}
