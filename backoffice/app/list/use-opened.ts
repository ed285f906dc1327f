import { useEffect, useState } from 'react'

/**
 * Remembers which record of a list was opened last in this tab, so that the list highlights it when the user comes
 * back.
 */
export function useOpened(list: string) {
  const key = `opened ${list}`
  const [opened, setOpened] = useState<string>()
  useEffect(() => setOpened(sessionStorage.getItem(key) ?? undefined), [key])
  const open = (id: string) => sessionStorage.setItem(key, id)
  return { opened, open }
}
