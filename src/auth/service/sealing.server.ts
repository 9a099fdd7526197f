// Secrets at rest: AES-256-GCM under the shop's keys, with the row's id bound in (auth contract §7.7).
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto'

/** A master key: an id that is stored with what it sealed, and the secret itself. */
export type MasterKey = { id: string; secret: string }

export type Vault = {
	/** @param row id of the row that holds the secret: elsewhere it cannot be opened. */
	seal: (secret: string | Buffer, row: string) => string
	/** @throws Error when it was changed, belongs to another row, or its key is gone. */
	open: (sealed: string, row: string) => Buffer
	/** Undefined where `open` would throw. */
	tryOpen: (sealed: string, row: string) => Buffer | undefined
	/** Prefix of everything that the newest key has sealed. */
	prefix: string
	/** A keyed hash for short codes. */
	mac: (purpose: string, text: string) => string
}

const derived = (secret: string, purpose: string) =>
	Buffer.from(hkdfSync('sha256', secret, 'fieldhouse', purpose, 32))

/** @param keys the first one seals; all of them open. */
export function createVault(keys: readonly MasterKey[]): Vault {
	const [first] = keys
	if (!first) throw new Error('A vault needs a key')
	const ciphers = new Map(keys.map(({ id, secret }) => [id, derived(secret, 'sealing')]))
	const macKey = derived(first.secret, 'codes')
	const open = (sealed: string, row: string): Buffer => {
		const [version, id = '', iv = '', body = ''] = sealed.split('.')
		const key = ciphers.get(id)
		if (version !== 's1' || !key) throw new Error('The key of this secret is not among SESSION_KEYS')
		const bytes = Buffer.from(body, 'base64url')
		const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
			.setAAD(Buffer.from(row))
			.setAuthTag(bytes.subarray(-16))
		return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
	}
	return {
		prefix: `s1.${first.id}.`,
		seal(secret, row) {
			const key = ciphers.get(first.id) as Buffer
			const iv = randomBytes(12)
			const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row))
			const body = Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()])
			return ['s1', first.id, iv.toString('base64url'), body.toString('base64url')].join('.')
		},
		open,
		tryOpen(sealed, row) {
			try {
				return open(sealed, row)
			} catch {
				return undefined // Sealed by a dropped key, or not ours at all.
			}
		},
		mac: (purpose, text) => createHmac('sha256', macKey).update(`${purpose}\0${text}`).digest('base64url'),
	}
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(left: string, right: string): boolean {
	const key = randomBytes(32)
	const hashOf = (text: string) => createHmac('sha256', key).update(text).digest()
	return timingSafeEqual(hashOf(left), hashOf(right))
}
