import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Chip, Chips, ClearChip } from '../chips.tsx'
import { CountedCheckbox } from '../counted-checkbox.tsx'
import { RadioKeys } from '../radio-keys.tsx'
import { Group, State } from './state.tsx'

const times = ['8.00', '8.30', '9.00', '9.30', '10.00', '12.30'].map((value) => ({
  value,
  label: value,
  disabled: value === '8.30',
}))
const people = [
  { value: 'private', label: 'Yksityinen' },
  { value: 'company', label: 'Yritys', note: 'laskutustiedoilla' },
]

export function Choices({ prefix }: { prefix: string }) {
  return (
    <Group title="Choices">
      <div className="gal__cols">
        <State name="Checkboxes">
          <div className="checks">
            <CountedCheckbox defaultChecked count="21">
              Talvi, nasta
            </CountedCheckbox>
            <CountedCheckbox count="25">Talvi, kitka</CountedCheckbox>
            <CountedCheckbox disabled count="0">
              Ympärivuotinen
            </CountedCheckbox>
          </div>
          <div>
            <Checkbox id={`${prefix}-terms`} error="Hyväksy toimitusehdot, niin tilaus voidaan vahvistaa.">
              Hyväksyn <a href="#light">toimitusehdot</a>
            </Checkbox>
          </div>
        </State>
        <State name="Keys: times (8.30 is taken)">
          <RadioKeys legend="Ma 23.11." name={`${prefix}-time`} keys={times} defaultValue="9.30" />
        </State>
        <State name="Keys: words, none chosen, with an error">
          <RadioKeys legend="Asiakas" name={`${prefix}-who`} keys={people} wide error="Valitse jompikumpi." />
        </State>
        <State name="Chips (a phone scrolls the row)" wide>
          <Removable />
        </State>
      </div>
    </Group>
  )
}

const all = ['205/55 R16', 'Talvi, nasta', 'Märkäpito A', 'Enintään 70 €', 'Renkaanvaihtoajanvaraus']

function Removable() {
  const [left, setLeft] = useState(all)
  if (left.length === 0) return <Button onClick={() => setLeft(all)}>Palauta suodattimet</Button>
  return (
    <Chips label="Suodattimet" scroll>
      {left.map((word) => (
        <Chip key={word} removeLabel="poista" onRemove={() => setLeft(left.filter((one) => one !== word))}>
          {word}
        </Chip>
      ))}
      <ClearChip onRemove={() => setLeft([])}>Tyhjennä</ClearChip>
    </Chips>
  )
}
