import { setTimeout as wait } from 'node:timers/promises'
import { filePartBytes } from '../contracts/src/values/run-kinds.ts'
import { demoCodeAt } from '../demo/src/staff/fill-staff.ts'

const owner = { email: 'omistaja@pito.example', password: 'Renkaat-vaihtoon-7' }

interface RunState {
  readonly id: string
  readonly state: string
  readonly refusal: string | null
  readonly done_rows: number
  readonly changed_rows: number
}

/** Logs in as the demo's owner and returns functions that import files as the back office does. */
export async function importsOf(url: string) {
  let token = ''
  const send = (method: string, path: string, body?: object) =>
    fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const logIn = async () => {
    token = ''
    const answer = await send('POST', 'member-login', { ...owner, code: demoCodeAt(new Date()) })
    token = (await answer.json()).data.token
  }
  const api = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, body)
    if (answer.status === 401) await logIn()
    const { data, code } = await (answer.status === 401 ? await send(method, path, body) : answer).json()
    if (code) throw new Error(`${method} ${path} was refused: ${code}.`)
    return data
  }
  const ended = async (id: string, states: readonly string[]): Promise<RunState> => {
    for (;;) {
      const run = await api('GET', `staff/imports/${id}`)
      if (run.refusal) throw new Error(run.refusal)
      if (states.includes(run.state)) return run
      await wait(500)
    }
  }
  await logIn()
  return {
    /** Uploads a file and waits for its dry run. */
    async checked(kind: string, text: string): Promise<string> {
      const content = Buffer.from(text)
      const file = { kind, file_name: `${kind}.csv`, bytes: content.length }
      const { id } = await api('POST', 'staff/imports', file)
      for (let at = 0; at < content.length; at += filePartBytes)
        await fetch(`${url}/downloads/imports/${id}/parts/${at / filePartBytes}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
          body: content.subarray(at, at + filePartBytes),
        })
      const { columns } = await api('GET', `staff/imports/${id}/preview`)
      await api('POST', `staff/imports/${id}/dry-run`, { columns })
      await ended(id, ['ready'])
      return id
    },
    async carriedOut(id: string): Promise<RunState> {
      await api('POST', `staff/imports/${id}/run`)
      return ended(id, ['done', 'cancelled'])
    },
  }
}
