// United States Postal Service. The Intelligent Mail package barcode (22 or 26 digits that begin with 91 to 95) ends in
// a check digit: every second digit from the right times three, completed to a multiple of ten. Labels of 20 digits
// omit "91" but count it. A scanner reads 420 and the destination's ZIP code before it. Sources: USPS Publication 199,
// "Check digit"; numbers of github.com/jkeen/tracking_number_data, usps.json.
import type { Carrier } from '../../contract.ts'
import { mod10 } from '../check-digits.ts'

const ends = (digits: string): boolean => mod10(digits.slice(0, -1)) === Number(digits.at(-1))

export const usps: Carrier = {
	label: 'USPS',
	numberFormat: '20, 22 or 26 digits, those of 22 and 26 beginning with 91 to 95',
	readNumber: (text) => {
		const [, full] = /^(?:420\d{5}(?:\d{4})?)?(9[1-5]\d{20}(?:\d{4})?)$/.exec(text) ?? []
		if (full !== undefined) return { number: full, isValid: ends(full) }
		return /^\d{20}$/.test(text) ? { number: text, isValid: ends(`91${text}`) } : undefined
	},
	trackingUrl: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
}
