// Phone numbers as they are stored: E.164 without the plus (auth contract §5.6).
import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Undefined unless the text names a number with its country: `+1 202 555 0123`. */
export function normalizePhone(text: string): string | undefined {
	const trimmed = text.trim()
	if (!trimmed.startsWith('+') || trimmed.length > 40) return undefined
	const phone = parsePhoneNumberFromString(trimmed)
	return phone?.isValid() && !phone.ext ? phone.number.slice(1) : undefined
}
