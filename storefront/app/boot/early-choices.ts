declare global {
  interface Window {
    earlyChoices?: Map<Control, Choice>
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Choice {
  readonly value: string
  readonly checked: boolean | undefined
}

/** Stands in the head and runs before all other scripts: what is chosen while they are fetched is noted. */
export const noteEarlyChoices =
  'window.earlyChoices=new Map;' +
  'addEventListener("change",({target:t})=>window.earlyChoices?.set(t,{value:t.value,checked:t.checked}),!0)'

/** What was noted, for whoever has just taken over the page; from then on nothing is noted. */
export function takeEarlyChoices(): ReadonlyMap<Control, Choice> {
  const choices = window.earlyChoices
  delete window.earlyChoices
  return choices ?? new Map()
}

/** Chooses the same once more. */
export function repeatChoices(choices: ReadonlyMap<Control, Choice>): void {
  for (const [control, choice] of choices) if (control.isConnected) repeat(control, choice)
}

function repeat(control: Control, { value, checked }: Choice): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // React compares with what it has seen set: a click that changes nothing says nothing.
    control.checked = !checked
    control.click()
    return
  }
  control.value = value
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
