import { useState } from 'react'

/** Returns the latest value that was not null, so that a dialog keeps its content while it fades out. */
export function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) setLatest(value)
  return value ?? latest
}
