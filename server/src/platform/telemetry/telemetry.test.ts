import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTelemetry } from './telemetry.ts'

test('a start without the packages of OpenTelemetry is refused with what to install', async () => {
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })
  await expect(openTelemetry({ ...config, root: tmpdir() })).rejects.toThrow('npm ci --prefix telemetry')
})

test('without the setting nothing is loaded', async () => {
  expect(await openTelemetry(readConfig({}))).toBeUndefined()
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} cannot be used`)
})
