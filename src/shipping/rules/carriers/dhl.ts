// DHL Express. A waybill number has 10 digits; the last one is the remainder by 7 of the others. Sources: DHL,
// "Tracking identifiers" (10 digits); the unweighted modulus 7 of IATA's air waybills; numbers of
// github.com/jkeen/tracking_number_data, dhl.json.
import type { Carrier } from '../../contract.ts'
import { mod7 } from '../check-digits.ts'

export const dhl: Carrier = {
	label: 'DHL Express',
	numberFormat: '10 digits',
	readNumber: (text) =>
		/^\d{10}$/.test(text)
			? { number: text, isValid: mod7(text.slice(0, -1)) === Number(text.at(-1)) }
			: undefined,
	trackingUrl: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`,
}
