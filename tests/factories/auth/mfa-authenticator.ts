// A security key in software: P-256, no attestation, with responses as a browser passes them to the client.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(major << 5) | length])
	if (length < 256) return Buffer.from([(major << 5) | 24, length])
	return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** The few types of RFC 8949 that an attestation consists of. */
function cbor(value: Cbor): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value)
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
	if (value instanceof Map)
		return Buffer.concat([
			head(5, value.size),
			...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
		])
	return Buffer.concat([head(2, value.length), value])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const flag = { present: 0x01, verified: 0x04, attested: 0x40 }

/** The claims of a response; tests change single parts to forge it. */
export type Claims = {
	challenge: string
	origin: string
	rpId: string
	counter: number
	flags?: number
	crossOrigin?: boolean
	/** Certificates that the server did not request. */
	format?: string
}

/** One key on one device; responses report `counter` unless the test overrides it. */
export function createAuthenticator() {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
	const id = randomBytes(32)
	const cose = new Map<number, Cbor>([
		[1, 2],
		[3, -7],
		[-1, 1],
		[-2, Buffer.from(x, 'base64url')],
		[-3, Buffer.from(y, 'base64url')],
	])
	const clientData = (type: string, { challenge, origin, crossOrigin = false }: Claims) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
	const header = ({ rpId, counter, flags = flag.present | flag.verified }: Claims, more = 0) => {
		const count = Buffer.alloc(4)
		count.writeUInt32BE(counter)
		return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count])
	}
	const envelope = (response: Record<string, unknown>) => ({
		id: id.toString('base64url'),
		rawId: id.toString('base64url'),
		type: 'public-key',
		clientExtensionResults: {},
		authenticatorAttachment: 'cross-platform',
		response,
	})
	return {
		id: id.toString('base64url'),
		/** The response to a registration. */
		create(claims: Claims) {
			const authData = Buffer.concat([
				header(claims, flag.attested),
				Buffer.alloc(16),
				Buffer.from([0, id.length]),
				id,
				cbor(cose),
			])
			const object = new Map<string, Cbor>([
				['fmt', claims.format ?? 'none'],
				['attStmt', new Map()],
				['authData', authData],
			])
			return envelope({
				clientDataJSON: clientData('webauthn.create', claims).toString('base64url'),
				attestationObject: cbor(object).toString('base64url'),
				transports: ['usb'],
			})
		},
		/** The response to an authentication. */
		get(claims: Claims) {
			const data = clientData('webauthn.get', claims)
			const authenticatorData = header(claims)
			const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
			return envelope({
				clientDataJSON: data.toString('base64url'),
				authenticatorData: authenticatorData.toString('base64url'),
				signature: signature.toString('base64url'),
			})
		},
	}
}
export type Authenticator = ReturnType<typeof createAuthenticator>
