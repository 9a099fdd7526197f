// TOTP codes of authenticator apps: RFC 6238 with SHA-1, six digits and 30 seconds, which every app supports.
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const periodS = 30
/** Steps before and after the current one whose codes are accepted: clocks differ. */
const window = 1
/** In code points; keeps the QR code readable by cameras. */
const longestName = { issuer: 40, account: 100 }

const shortened = (text: string, length: number) => Array.from(text).slice(0, length).join('')

const generatorOf = (secret: Secret, names: { issuer?: string; label?: string } = {}) =>
	new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: periodS })

export type TotpSetup = {
	uri: string
	/** Plain SVG markup, safe behind `data:image/svg+xml;utf-8,`: it holds no `#` and no `%`. */
	qrCode: string
}

/** A secret as URI and QR code for an authenticator app. @param secret Base32 */
export function totpSetup(
	secret: string,
	{ issuer, account }: { issuer: string; account: string },
): TotpSetup {
	const uri = generatorOf(Secret.fromBase32(secret), {
		issuer: shortened(issuer, longestName.issuer),
		label: shortened(account, longestName.account),
	}).toString()
	return { uri, qrCode: renderSVG(uri, { border: 2, whiteColor: 'white', blackColor: 'black' }) }
}

/**
 * The time step that the code belongs to, or undefined when it is wrong or was used before.
 * @param lastStep the last step that was accepted: it and older ones are refused
 */
export function acceptedStep(
	code: string,
	{ secret, lastStep, now }: { secret: string; lastStep: number | null; now: Date },
): number | undefined {
	if (!/^\d{6}$/.test(code)) return undefined
	const timestamp = now.getTime()
	const delta = generatorOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window })
	if (delta === null) return undefined
	const step = Math.floor(timestamp / 1_000 / periodS) + delta
	return lastStep !== null && step <= lastStep ? undefined : step
}
