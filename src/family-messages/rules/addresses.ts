// Addresses of families as messages use them, and as pages show them.
import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** E.164; empty when it is no number that exists. Numbers without a country are of the United States. */
export function phoneOf(typed: string): string {
	const found = parsePhoneNumberFromString(typed, 'US')
	return found?.isValid() ? found.number : ''
}

export const mailOf = (typed: string): string => typed.trim().toLowerCase()

/** `p•••@example.test` and `•••0158`: enough to recognize one's own. */
export function maskedAddress(address: string): string {
	const at = address.indexOf('@')
	return at > 0 ? `${address.slice(0, 1)}•••${address.slice(at)}` : `•••${address.slice(-4)}`
}
