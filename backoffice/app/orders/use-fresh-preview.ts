import { useEffect, useState } from 'react'

/** Holds the latest preview until a field that it depends on changes, also while the second factor is asked for. */
export function useFreshPreview<Data>(done: Data | null) {
  const [preview, setPreview] = useState<Data | null>(null)
  useEffect(() => {
    if (done) setPreview(done)
  }, [done])
  return { preview, onChange: () => setPreview(null) }
}
