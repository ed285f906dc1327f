import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog('info', { write: (line: string) => (text += line) }))
  return text
}

test('passwords, tokens and personal data are hidden, however deep they stand', () => {
  const text = logged((log) =>
    log.info({ password: 'Salasana1!', body: { email: 'aino@example.fi', card: { token: 'abc123' } } }, 'x'),
  )
  expect(text).not.toMatch(/Salasana1!|aino@example\.fi|abc123/)
  expect(text).toContain('[hidden]')
})

test('a failed statement is logged without its values', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "aino@example.fi"'), {
    code: '22P02',
    severity: 'ERROR',
    detail: 'Key (email)=(aino@example.fi)',
  })
  const text = logged((log) => log.error({ err: error }, 'A request failed.'))
  expect(text).not.toContain('aino@example.fi')
  expect(text).toContain('22P02')
})
