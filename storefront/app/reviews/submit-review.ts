import { removeReview, saveReview } from '@pito/contracts/reviews'
import { parseStars, reviewLengths, reviewSentences } from '@pito/contracts/values/review'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { tokenIn } from '../page/token-in.ts'

export const fields = ['stars', 'text', 'display_name'] as const

/** Redirects to the same page, which then confirms the action, so that a reload does not repeat it. */
export async function submitReview(api: Api, { form, url, locale }: Submission) {
  const { intent, tyre_id, ...typed } = textsIn(form, ['intent', 'tyre_id', ...fields])
  const tyre = { token: tokenIn(url), tyre_id: Number(tyre_id) }
  if (intent === 'remove') {
    await api(removeReview, tyre)
    return redirect(`${pageAt(url)}&removed`, 303)
  }
  const stars = parseStars(typed.stars)
  const { text, display_name } = typed
  const errors = fieldErrors({
    stars: stars ? null : reviewSentences.starsMissing[locale],
    text: text.length > reviewLengths.text ? reviewSentences.tooLong[locale] : null,
    display_name: display_name.length > reviewLengths.displayName ? reviewSentences.tooLong[locale] : null,
  })
  if (errors || !stars) return { errors: errors ?? {} }
  await api(saveReview, { ...tyre, stars, text, display_name })
  return redirect(`${pageAt(url)}&sent`, 303)
}

/**
 * Returns the page's path with its language and token only. Parameters that confirm an earlier action or open a form
 * are left out.
 */
export function pageAt({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string {
  const lasting = ['lang', 'token'].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${pathname}?${new URLSearchParams(lasting)}`
}
