import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Mark } from './mark.tsx'
import { Panel } from './panel.tsx'

const tones = ['frost', 'amber', 'spruce', 'berry', 'grey'] as const

for (const scheme of ['light', 'dark'] as const)
  test(`marks of every tone differ and can be read in the ${scheme} scheme`, async () => {
    await render(
      <Panel data-scheme={scheme}>
        {tones.map((tone) => (
          <Mark key={tone} tone={tone}>
            {tone}
          </Mark>
        ))}
        <Mark icon="sun">Summer</Mark>
      </Panel>,
    )
    const colours = tones.map((tone) => getComputedStyle(page.getByText(tone).element()).backgroundColor)
    expect(new Set(colours).size).toBe(tones.length)
    expect(await accessibilityFaults()).toEqual([])
  })

test('a mark draws its icon, and without one it draws nothing', async () => {
  await render(
    <>
      <Mark icon="stud">Studded</Mark>
      <Mark>Offer</Mark>
    </>,
  )
  const drawn = (text: string) => getComputedStyle(page.getByText(text).element(), '::before').content
  expect(drawn('Studded')).not.toBe('none')
  expect(drawn('Offer')).toBe('none')
})
