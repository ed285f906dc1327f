import { useState } from 'react'

/**
 * Once the API has required the password, the password field stays visible even if the next error is a different one.
 */
export function usePasswordNeeded(error: string | undefined): boolean {
  const [isNeeded, setNeeded] = useState(false)
  if (error !== undefined && !isNeeded) setNeeded(true)
  return isNeeded || error !== undefined
}
