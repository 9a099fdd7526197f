// FedEx. Express: 12 digits, the last one the remainder by 11 with weights 1, 3 and 7 from the right. Ground: 15
// digits, or 22 that begin with 96 and end in the same 15; every second digit from the right times three, completed to
// a multiple of ten. The barcode of a label has 34 digits that begin with 1 or 96, the last 12 of which are the number.
// Sources: FedEx Ground Label Layout Specification, "Check digit calculation"; FedEx in answers.google.com 207899;
// numbers of github.com/jkeen/tracking_number_data, fedex.json.
import type { Carrier } from '../../contract.ts'
import { mod10, mod11 } from '../check-digits.ts'

export const fedex: Carrier = {
	label: 'FedEx',
	numberFormat: '12, 15 or 22 digits, those of 22 beginning with 96',
	readNumber: (text) => {
		const [, express] = /^(?:1\d{21}|96\d{20})?(\d{12})$/.exec(text) ?? []
		if (express !== undefined)
			return { number: express, isValid: mod11(express.slice(0, -1)) === Number(express.at(-1)) }
		const [, ground] = /^(?:96\d{5})?(\d{15})$/.exec(text) ?? []
		if (ground === undefined) return undefined
		return { number: text, isValid: mod10(ground.slice(0, -1)) === Number(ground.at(-1)) }
	},
	trackingUrl: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
}
