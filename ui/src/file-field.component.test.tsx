import './office.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ListedFile } from './file-field.tsx'
import { FileField } from './file-field.tsx'

const words = {
  label: 'Pictures',
  choose: 'Choose files',
  drop: 'or drop them here',
  remove: (name: string) => `Remove ${name}`,
  count: (count: number) => `${count} files`,
}

function Pictures() {
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  const add = (added: readonly File[]) =>
    setFiles([
      ...files,
      ...added.map(({ name, size }, index) => ({
        id: `${files.length + index}`,
        name,
        note: `${size} B`,
        error: name.endsWith('.gif') ? 'GIF is not accepted.' : undefined,
      })),
    ])
  return (
    <FileField
      {...{ words, files }}
      multiple
      accept=".png,.gif"
      hint="PNG, at most 5 MB"
      onAdd={add}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

const input = page.getByRole('button', { name: 'Pictures Choose files' })
const list = page.getByRole('list', { name: 'Pictures' })
const png = new File(['1234'], 'tread.png', { type: 'image/png' })
const gif = new File(['12'], 'tread.gif', { type: 'image/gif' })

test('chosen files are listed with their errors, and counted for screen readers', async () => {
  await render(<Pictures />)
  await userEvent.upload(input, [png, gif])
  await expect.element(list.getByText('tread.png')).toBeVisible()
  await expect.element(list.getByText('GIF is not accepted.')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 files')
  await expect.element(input).toHaveAccessibleDescription('PNG, at most 5 MB')
  expect(await accessibilityFaults()).toEqual([])
})

test('a removed file can be chosen again, and the focus returns to the field', async () => {
  await render(<Pictures />)
  await userEvent.upload(input, png)
  await expect.element(list.getByText('tread.png')).toBeVisible()
  // A browser reports a choice only if it differs from the files that the field holds.
  await expect.element(input).toHaveProperty('files.length', 0)
  await page.getByRole('button', { name: 'Remove tread.png' }).click()
  await expect.element(list.getByText('tread.png')).not.toBeInTheDocument()
  await expect.element(input).toHaveFocus()
  await userEvent.upload(input, png)
  await expect.element(list.getByText('tread.png')).toBeVisible()
})

test('files are dropped on the zone, which shows that it takes them', async () => {
  await render(<Pictures />)
  const zone = document.querySelector('.files__zone')!
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(png)
  const send = (type: string) =>
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  expect(send('dragover')).toBe(false)
  await expect.poll(() => zone.hasAttribute('data-over')).toBe(true)
  send('dragleave')
  await expect.poll(() => zone.hasAttribute('data-over')).toBe(false)
  expect(send('drop')).toBe(false)
  await expect.element(list.getByText('tread.png')).toBeVisible()
})

test('the field is reached by keyboard, and its zone shows the focus', async () => {
  await page.viewport(390, 844)
  await render(<Pictures />)
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveFocus()
  expect(getComputedStyle(document.querySelector('.files__zone')!).outlineStyle).toBe('solid')
  expect(document.documentElement.scrollWidth).toBe(390)
})
