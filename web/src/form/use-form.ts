import { addressIn } from '@pito/contracts/values/address-in'
import { languageOf } from '@pito/contracts/values/locale'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { SubmitTarget } from 'react-router'
import { Form, useActionData, useFetcher, useNavigation, useSubmit } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import type { FormResult, RefusedForm } from './form-result.ts'
import { formField } from './form-result.ts'
import { newKey } from './new-key.ts'

interface FormOptions<Name extends string> {
  /** The id of the form, which has to be unique on the page. */
  readonly id: string
  /** The URL of the route whose action handles the form. */
  readonly action: string
  /** The fields that show their own errors. Errors of other fields are shown above or below the form's fields. */
  readonly fields: readonly Name[]
  /** The initial values of the fields. */
  readonly initial?: Partial<Readonly<Record<Name, string>>> | undefined
  /** Whether the fields keep what was typed after a success, because the form shows a stored record. */
  readonly retainsValues?: boolean
  /** Whether a repeated submission must not be carried out twice, because it creates a record or moves stock. */
  readonly keyed?: boolean
}

/** A form that navigates to another page or renders its page again. */
export function useForm<Name extends string, Data = unknown>(given: FormOptions<Name>) {
  const options = useOptionsInLanguage(given)
  const { formData } = useNavigation()
  const submit = useSubmit()
  const pending = formData?.get(formField) === options.id
  return useFormParts<Name, Data>(options, {
    Form,
    result: useShownResult(usePosted<Data>(options.id), pending),
    pending,
    isAnswered: !pending,
    submit: (values) => submit(withId(values, options.id), { method: 'post', action: options.action }),
  })
}

/** A form inside a page or a dialog whose submission does not navigate. Forms with the same id share their result. */
export function useFetcherForm<Name extends string, Data = unknown>(given: FormOptions<Name>) {
  const options = useOptionsInLanguage(given)
  const fetcher = useFetcher<FormResult<Data>>({ key: options.id })
  const posted = usePosted<Data>(options.id)
  return useFormParts<Name, Data>(options, {
    Form: fetcher.Form,
    result: fetcher.data ?? posted,
    pending: fetcher.state !== 'idle',
    isAnswered: true,
    submit: (values) =>
      fetcher.submit(withId(values, options.id), { method: 'post', action: options.action }),
  })
}

/** Returns the options with an action whose URL names the language of the page, which the response thus keeps. */
function useOptionsInLanguage<Options extends { readonly action: string }>(options: Options): Options {
  return { ...options, action: addressIn(options.action, languageOf(useLocale())) }
}

/** Returns the server's result if this form was submitted without scripts, or else null. */
function usePosted<Data>(id: string): FormResult<Data> | null {
  const posted = useActionData<FormResult<Data>>()
  return posted?.form === id ? posted : null
}

/**
 * Holds a new result back until the page has loaded its data again and shows the result's errors. Effects of the result
 * would otherwise move the focus to errors that are not on the page yet.
 */
function useShownResult<Data>(posted: FormResult<Data> | null, pending: boolean): FormResult<Data> | null {
  const [shown, setShown] = useState(posted)
  if (!pending && shown !== posted) setShown(posted)
  return pending ? shown : posted
}

type Values = Readonly<Record<string, string | number>>

function withId(values: Values, id: string): SubmitTarget {
  return { ...values, [formField]: id }
}

interface Sending<Data> {
  readonly Form: typeof Form
  readonly result: FormResult<Data> | null
  readonly pending: boolean
  /**
   * False while the form navigates: the errors of the previous submission go when the next one begins, because the old
   * page stays until the next one is ready.
   */
  readonly isAnswered: boolean
  /** Submits values without a press of a button. The promise settles when the page shows the result. */
  readonly submit: (values: Values) => Promise<void>
}

function useFormParts<Name extends string, Data>(
  { id, action, fields, initial = {}, retainsValues = false, keyed = false }: FormOptions<Name>,
  { result, isAnswered, ...sending }: Sending<Data>,
) {
  const key = useKey(keyed, result)
  const [resultAtFirst] = useState(result)
  const refused = result?.outcome === 'refused' ? result : null
  const shown = isAnswered ? refused : null
  const error = (name: Name) => shown?.errors[name]?.[0]
  const isFirstFault = (name: Name) => fields.find((each) => error(each)) === name
  const typed = (name: Name) => (refused ? refused.typed[name]?.[0] : initial[name])
  // Without scripts the browser focuses the first wrong field, because of `autofocus`. With scripts `useAnswer`
  // focuses it.
  const { ref, repeated } = useAnswer(result, retainsValues)
  const focus = (name: Name) => (isFirstFault(name) ? { autoFocus: true } : {})
  return {
    id,
    action,
    key,
    ...sending,
    /** The result of the latest submission. */
    result,
    ref,
    onlyOnce: useOnlyOnce(sending.pending),
    /** The error of the field that still has the focus after a refusal. It is announced, because no focus moves. */
    repeated,
    alerts: shown ? sentencesOfNoField(shown, fields) : [],
    /**
     * Whether alerts are shown below the button. They are if the page stays and no field is wrong: above the button
     * they would move it away from a second click.
     */
    alertsBelow: result !== resultAtFirst && !fields.some(error),
    done: result?.outcome === 'done' ? result.data : null,
    error,
    /**
     * Returns the props for TextInput, Textarea or Select inside a Field. The Field gets its message from `error`.
     */
    field: (name: Name) => ({ name, defaultValue: typed(name), ...focus(name) }),
    /** Returns the props for Checkbox. */
    checkbox: (name: Name) => ({
      name,
      defaultChecked: typed(name) !== undefined,
      error: error(name),
      ...focus(name),
    }),
    /** Returns the props for RadioKeys. */
    radios: (name: Name) => ({ name, defaultValue: typed(name), error: error(name) }),
  }
}

export type PostedForm = Pick<
  ReturnType<typeof useFormParts<string, unknown>>,
  'id' | 'action' | 'key' | 'Form' | 'ref' | 'onlyOnce' | 'repeated' | 'alerts' | 'alertsBelow'
>

/**
 * Returns a handler that ignores a submission while another one of the same form is pending. The second press of a double
 * click comes before React has rendered the busy button, so the button alone cannot ignore it.
 */
function useOnlyOnce(pending: boolean) {
  const isSent = useRef(false)
  // Each render counts, because a navigation that unsaved changes hold back never becomes pending.
  useEffect(() => {
    isSent.current = pending
  })
  return (event: FormEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current ||= !event.defaultPrevented
  }
}

/** The key of an earlier submission cannot be used again after these refusals. */
const spentKey: ReadonlySet<string | undefined> = new Set(['idempotency-key-reused', 'answer-lost'])

/**
 * Returns the `Idempotency-Key` of a form: one for each opened form, and a new one after a success. A refused submission
 * leaves its key free.
 */
function useKey(keyed: boolean, result: FormResult | null): string | undefined {
  const [held, setHeld] = useState(() => ({ key: keyed ? newKey() : undefined, result }))
  if (held.result === result) return held.key
  const isSpent = result?.outcome === 'done' || spentKey.has(result?.answer?.code)
  const next = { key: isSpent && keyed ? newKey() : held.key, result }
  setHeld(next)
  return next.key
}

function sentencesOfNoField({ errors, message }: RefusedForm, fields: readonly string[]): readonly string[] {
  const others = Object.entries(errors).filter(([name]) => !fields.includes(name))
  const wrong = others.flatMap(([, sentences]) => sentences)
  const isSaidByFields = Object.keys(errors).length > 0
  return wrong.length > 0 || isSaidByFields || message === null ? wrong : [message]
}

/**
 * Focuses the first wrong field after a refusal, and resets the fields after a success. If that field already has the
 * focus, returns its error as `repeated`.
 */
function useAnswer(result: FormResult | null, retainsValues: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const [repeated, setRepeated] = useState({ text: '', count: 0 })
  useEffect(() => {
    if (result?.outcome === 'done' && !retainsValues) ref.current?.reset()
    const text = result?.outcome === 'refused' ? goToFirstFault(ref.current) : ''
    setRepeated(({ count }) => ({ text, count: count + 1 }))
  }, [result, retainsValues])
  return { ref, repeated }
}

/**
 * Matches wrong fields. `aria-invalid` is not allowed on a group of radio buttons, so the group's fieldset has
 * `data-invalid`.
 */
const faults = '[aria-invalid=true], [data-invalid]'

/** Returns the error of the first wrong field if that field had the focus already, and otherwise an empty text. */
function goToFirstFault(form: HTMLFormElement | null): string {
  const fault = form?.querySelector<HTMLElement>(faults)
  if (!fault) form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  const control = fault?.matches('fieldset') ? fault.querySelector<HTMLElement>('input') : fault
  if (!control || control !== document.activeElement) {
    control?.focus()
    return ''
  }
  const [errorId = ''] = fault?.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(errorId)?.textContent ?? ''
}
