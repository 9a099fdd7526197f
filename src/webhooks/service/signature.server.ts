// Signatures by the Standard Webhooks specification 1.0 (standardwebhooks.com), symmetric scheme v1.
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
/** The specification asks for 24 to 64 bytes. */
const secretBytes = 32

export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

type Message = { id: string; body: string; sentAt: Date }

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000)

function signatureOf(secret: string, { id, body, sentAt }: Message): string {
	const key = Buffer.from(secret.slice(prefix.length), 'base64')
	const digest = createHmac('sha256', key)
		.update(`${id}.${secondsOf(sentAt)}.${body}`)
		.digest('base64')
	return `v1,${digest}`
}

/** @param secrets each of them signs: the current one, and the former one for a while */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
	'webhook-id': message.id,
	'webhook-timestamp': String(secondsOf(message.sentAt)),
	'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
})
