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

/** Chooses the same once more, in steps: between two of them React has to see what the one before has changed. */
export function stepsToRepeat(choices: ReadonlyMap<Control, Choice>): readonly (() => void)[] {
  return [...choices].flatMap(([control, choice]) =>
    stepsOf(control, choice).map((step) => () => control.isConnected && step()),
  )
}

function stepsOf(control: Control, { value, checked }: Choice): readonly (() => void)[] {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // Ticked and unticked again.
    if (checked === control.defaultChecked) return []
    const click = () => {
      // React compares with what it has seen set: a click that changes nothing says nothing.
      control.checked = !checked
      control.click()
    }
    return [click]
  }
  return ['input', 'change'].map((type) => () => {
    write(control, value)
    control.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

/** As a hand would: past React, which keeps what it has seen set on the control itself. */
function write(control: Control, value: string): void {
  control.value = ''
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
}
