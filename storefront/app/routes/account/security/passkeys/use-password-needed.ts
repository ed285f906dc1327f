import { useState } from 'react'

/** Once the API has required the password, its field stays, whatever the next error is. */
export function usePasswordNeeded(error: string | undefined): boolean {
  const [isNeeded, setNeeded] = useState(false)
  if (error !== undefined && !isNeeded) setNeeded(true)
  return isNeeded || error !== undefined
}
