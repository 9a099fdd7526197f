// Unguessable ids in the provider's format.
import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits; 248 is the largest multiple of 62 in a byte, so that all are equally likely. */
function randomText(length: number): string {
	let text = ''
	while (text.length < length)
		for (const byte of randomBytes(length)) if (byte < 248) text += letters[byte % letters.length]
	return text.slice(0, length)
}

export const sessionId = (): string => `cs_test_a1${randomText(56)}`
export const intentId = (): string => `pi_3${randomText(23)}`
export const chargeId = (): string => `ch_3${randomText(23)}`
export const refundId = (): string => `re_3${randomText(23)}`
export const eventId = (): string => `evt_1${randomText(23)}`
export const requestId = (): string => `req_${randomText(14)}`
export const secretOf = (id: string): string => `${id}_secret_${randomText(25)}`
