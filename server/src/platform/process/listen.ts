import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw sentenceFor(error, host, port)
  })
  if (!cluster.isWorker || cluster.worker?.id === 1) process.stdout.write(greeting(app, config))
}

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${port} is taken: stop the other program, or choose another with PORT=${port + 1}.`,
    )
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port} needs rights that this account lacks: set PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefused(`HOST=${host} is not an address of this machine.`)
  return error
}

function greeting(app: FastifyInstance, { shopUrl, port }: Config): string {
  const address = app.server.address()
  const own = port === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : shopUrl.origin
  return `The shop is open at ${own}/\nIts API is explained at ${own}/api/docs\nStop it with Ctrl-C.\n`
}
