// OnTrac. "C" or "D", 13 digits, check digit: the letter counts as 4 or 5, every second digit from the right is
// doubled, and the check digit completes the sum to a multiple of ten. Source: numbers of
// github.com/jkeen/tracking_number_data, ontrac.json.
import type { Carrier } from '../../contract.ts'
import { mod10 } from '../check-digits.ts'

export const ontrac: Carrier = {
	label: 'OnTrac',
	numberFormat: 'C or D and 14 digits',
	readNumber: (text) => {
		const [, letter, digits, check] = /^([CD])(\d{13})(\d)$/.exec(text) ?? []
		if (digits === undefined) return undefined
		const counted = `${letter === 'C' ? 4 : 5}${digits}`
		return { number: text, isValid: mod10(counted, [2, 1]) === Number(check) }
	},
	trackingUrl: (number) => `https://www.ontrac.com/tracking/?number=${number}`,
}
