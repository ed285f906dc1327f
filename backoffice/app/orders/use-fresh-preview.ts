import { useState } from 'react'

/** Returns what a form has previewed until one of its fields changes, and the handler of those changes. */
export function useFreshPreview<Data>(form: { readonly done: Data | null; readonly result: unknown }) {
  const [outdated, setOutdated] = useState<unknown>(null)
  return {
    preview: form.result === outdated ? null : form.done,
    onChange: () => setOutdated(form.result),
  }
}
