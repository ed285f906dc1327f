import { useState } from 'react'

/** Once the API has wanted the password its field stays, whatever is wrong next. */
export function usePasswordNeeded(error: string | undefined): boolean {
  const [isNeeded, setNeeded] = useState(false)
  if (error !== undefined && !isNeeded) setNeeded(true)
  return isNeeded || error !== undefined
}
