// UPS. "1Z", 6 characters of the shipper, 2 of the service, 7 of the package, check digit. The check digit ignores
// "1Z", counts letters as 2 for A, 3 for B … 9 for H, 0 for I and so on, doubles every second character and completes
// the sum to a multiple of ten. Sources: UPS's rule as quoted in answers.google.com 207899; numbers of
// github.com/jkeen/tracking_number_data, ups.json.
import type { Carrier } from '../../contract.ts'
import { mod10 } from '../check-digits.ts'

const valueOf = (character: string): number =>
	/\d/.test(character) ? Number(character) : ((character.codePointAt(0) ?? 0) - 63) % 10

export const ups: Carrier = {
	label: 'UPS',
	numberFormat: '1Z and 16 letters or digits',
	readNumber: (text) => {
		const [, body, check] = /^1Z([A-Z\d]{15})(\d)$/.exec(text) ?? []
		if (body === undefined) return undefined
		return { number: text, isValid: mod10([...body].map(valueOf), [1, 2]) === Number(check) }
	},
	trackingUrl: (number) => `https://www.ups.com/track?tracknum=${number}`,
}
