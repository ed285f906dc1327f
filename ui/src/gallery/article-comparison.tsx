import { useState } from 'react'
import { Comparison } from '../comparison.tsx'
import type { Choices } from '../merge-field.ts'

const fields = [
  { key: 'price', label: 'Hinta', original: '99,00 €', current: '95,00 €', yours: '89,00 €' },
  {
    key: 'name',
    label: 'Nimi',
    original: 'Kestrel Ice 3',
    current: 'Kestrel Ice 3 SUV',
    yours: 'Kestrel Ice 3',
  },
  { key: 'note', label: 'Huomautus', original: 'Vanha varasto', current: 'Vanha varasto', yours: '' },
]
const words = {
  field: 'Kenttä',
  original: 'Alkuperäinen',
  current: 'Nyt (Liisa, klo 14.05)',
  yours: 'Sinun',
  choose: 'Valitse, kumpi jää',
  merged: 'Yhdistetty',
  none: '–',
  taken: 'tallennetaan',
}

export function ArticleComparison() {
  const [choices, setChoices] = useState<Choices>(new Map())
  return <Comparison caption="Muutokset" {...{ fields, words, choices }} onChoose={setChoices} />
}
