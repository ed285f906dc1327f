import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export function fillDemo(dataFolder: string, articles: number): void {
  const tool = join(import.meta.dirname, '../tools/demo.ts')
  const { status } = spawnSync(process.execPath, [tool, '--articles', String(articles)], {
    stdio: 'inherit',
    env: { ...process.env, DATA_FOLDER: dataFolder },
  })
  if (status !== 0) throw new Error('The demo could not be filled.')
}
