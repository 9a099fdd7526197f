// The baseline of the page measurement: a bare node:http server that only sends one fixed answer.
import { createServer } from 'node:http'
import { once } from 'node:events'

/** Message from the parent process: the exact headers and bytes of the shop's answer. */
export type BareAnswer = { status: number; headers: [string, string][]; body: string }

const [message] = (await once(process, 'message')) as [BareAnswer]
const body = Buffer.from(message.body, 'base64')
const headers = message.headers.flat()
const server = createServer((_request, response) => {
	response.writeHead(message.status, headers)
	response.end(body)
})
server.listen(0, '127.0.0.1', () => {
	const address = server.address()
	process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send?.(process.cpuUsage()))
