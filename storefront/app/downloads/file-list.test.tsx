import type { DownloadFile } from '@pito/contracts/downloads'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileList } from './downloads.tsx'

const file = (id: number, group: string): DownloadFile => ({
  id,
  title: `Tiedosto ${id}`,
  file_name: `file-${id}.pdf`,
  media_type: 'application/pdf',
  language: 'fi',
  bytes: 12_345,
  updated_at: '2026-11-20T10:00:00.000Z',
  group_category: { id: 1, name: group },
  url: 'https://shop.example/downloads/file/a.pdf?token=x.y',
})

test('files stand under the name of their group, each with a form of its own', () => {
  const html = renderToStaticMarkup(
    <FileList files={[file(1, 'Oppaat'), file(2, 'Ehdot'), file(3, 'Oppaat')]} />,
  )
  expect(html.match(/<h4>[^<]+/g)).toEqual(['<h4>Oppaat', '<h4>Ehdot'])
  expect(html.match(/name="file" value="\d"/g)).toHaveLength(3)
  expect(html).toContain('PDF, 12\u00a0kt')
  expect(html).not.toContain('token=')
})

test('a shop without files says so', () => {
  expect(renderToStaticMarkup(<FileList files={[]} />)).toContain('Tiedostoja ei ole vielä')
})
