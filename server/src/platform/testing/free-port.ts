import { createServer } from 'node:net'

/** For a server that has to come back at the address that it had. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listens) => server.once('listening', listens))
  const { port: free } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return free
}
