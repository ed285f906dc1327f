import { useState } from 'react'
import type { ListedFile } from '../file-field.tsx'
import { FileField } from '../file-field.tsx'
import { Progress } from '../progress.tsx'

const words = {
  label: 'Kuvat',
  choose: 'Valitse tiedostot',
  drop: 'tai pudota ne tähän',
  remove: (name: string) => `Poista ${name}`,
  count: (count: number) => `${count} tiedostoa`,
}
const first: readonly ListedFile[] = [
  { id: 'side', name: 'kestrel-ice-3-sivu.png', note: '1,2 Mt' },
  {
    id: 'tread',
    name: 'kestrel-ice-3-pinta.tiff',
    note: '18 Mt',
    error: 'Lataa kuva muodossa PNG, JPEG tai WebP.',
  },
]

export function Files() {
  const [files, setFiles] = useState(first)
  const add = (added: readonly File[]) =>
    setFiles([...files, ...added.map(({ name }, index) => ({ id: `${files.length + index}-${name}`, name }))])
  return (
    <FileField
      {...{ words, files }}
      multiple
      hint="PNG, JPEG tai WebP, enintään 5 Mt"
      onAdd={add}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

export function Runs() {
  return (
    <div className="stack">
      <Progress label="Hintojen tuonti" value={3120} max={8952} text="3 120 / 8 952 riviä" />
      <Progress label="Tiedostoa luetaan" value={0} max={undefined} text="Odota hetki" />
    </div>
  )
}
