import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endingWithUs } from './processes.ts'

export async function fillDemo(dataFolder: string, articles: number): Promise<void> {
  const tool = join(import.meta.dirname, '../tools/demo.ts')
  const child = endingWithUs(
    spawn(process.execPath, [tool, '--articles', String(articles)], {
      stdio: 'inherit',
      env: { ...process.env, DATA_FOLDER: dataFolder },
    }),
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The demo could not be filled.')
}
