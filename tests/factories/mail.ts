// A real mail server for tests, on a port of its own.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

export type TestMailServer = { port: number; received: ReceivedMail[]; close: () => Promise<void> }

/**
 * @param refuse the answer to a recipient, such as `550 no such user`; null accepts all
 * @param port 0 takes a free one
 */
export async function startMailServer({
	refuse = () => null,
	port = 0,
}: { refuse?: (address: string) => string | null; port?: number } = {}): Promise<TestMailServer> {
	const received: ReceivedMail[] = []
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 100,
		disabledCommands: ['STARTTLS'],
		onRcptTo: ({ address }, _session, done) => {
			const answer = refuse(address)
			done(
				answer === null
					? null
					: Object.assign(new Error(answer), { responseCode: Number(answer.slice(0, 3)) }),
			)
		},
		onData: (stream, { envelope }, done) => {
			const parts: Buffer[] = []
			stream.on('data', (part: Buffer) => parts.push(part))
			stream.on('end', () => {
				received.push({
					from: envelope.mailFrom ? envelope.mailFrom.address : '',
					to: envelope.rcptTo.map(({ address }) => address),
					source: Buffer.concat(parts).toString(),
				})
				done()
			})
		},
	})
	// A client that disconnects is not a failure.
	server.on('error', () => {})
	await new Promise<void>((resolve) => {
		server.listen(port, '127.0.0.1', () => resolve())
	})
	return {
		port: (server.server.address() as AddressInfo).port,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	}
}
