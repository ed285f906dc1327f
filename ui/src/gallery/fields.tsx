import { Field } from '../field.tsx'
import { NumberStepper } from '../number-stepper.tsx'
import { Select } from '../select.tsx'
import { TextInput } from '../text-input.tsx'
import { Textarea } from '../textarea.tsx'
import { Group } from './state.tsx'

const widths = ['175', '185', '195', '205', '215'].map((value) => ({ value, label: value }))
const words = [
  { value: 'a', label: 'Renkaanvaihtoajanvaraus ja kausisäilytys asennuspisteessä' },
  { value: 'b', label: 'Rengashotelli' },
]

export function Fields({ prefix }: { prefix: string }) {
  return (
    <Group title="Fields">
      <div className="gal__cols">
        <Field label="Sähköposti" hint="Lähetämme vahvistuksen tähän.">
          <TextInput type="email" name={`${prefix}-email`} autoComplete="email" />
        </Field>
        <Field label="Puhelin" optional="(vapaaehtoinen)">
          <TextInput type="tel" placeholder="040 123 4567" />
        </Field>
        <Field label="Focused">
          <TextInput className="is-focus" defaultValue="Helsinki" />
        </Field>
        <Field
          label="Postinumero"
          id={`${prefix}-zip`}
          error="Postinumerossa on viisi numeroa."
          hint="Esimerkiksi 00530."
        >
          <TextInput defaultValue="0053" inputMode="numeric" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Suomi" />
        </Field>
        <Field label="Read only">
          <TextInput readOnly defaultValue="2026-114" />
        </Field>
        <MoreFields />
      </div>
    </Group>
  )
}

function MoreFields() {
  return (
    <>
      <Field label="Leveys">
        <Select options={widths} defaultValue="205" />
      </Field>
      <Field label="Profiili" error="Valitse profiili.">
        <Select options={widths} blank="Valitse" defaultValue="" />
      </Field>
      <Field label="Disabled select">
        <Select options={widths} disabled />
      </Field>
      <Field label="Renkaanvaihtoajanvarauskalenterinäkymänvalinta">
        <Select options={words} />
      </Field>
      <Field label="Määrä" hint="Enintään 20.">
        <NumberStepper lessLabel="Vähennä" moreLabel="Lisää" defaultValue={4} max={20} />
      </Field>
      <Field label="Määrä, at its smallest">
        <NumberStepper lessLabel="Vähennä" moreLabel="Lisää" max={20} />
      </Field>
      <Field label="Viesti asennuspisteelle" optional="(vapaaehtoinen)">
        <Textarea />
      </Field>
      <Field label="Viesti" error="Kirjoita viesti.">
        <Textarea defaultValue="" />
      </Field>
    </>
  )
}
