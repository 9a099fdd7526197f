// Test numbers of github.com/jkeen/tracking_number_data, collected from the carriers' documents and labels.
import { expect, test } from 'vitest'
import { carriers, knownCarriers, type KnownCarrier } from './carriers.ts'
import { readTracking } from './tracking-number.ts'

const valid: Record<KnownCarrier, readonly [typed: string, number: string][]> = {
	ups: [
		['1Z5R89390357567127', '1Z5R89390357567127'],
		['1z 8v9 2a7 03 6720 302 4', '1Z8V92A70367203024'],
		['1ZXX3150YW44070023', '1ZXX3150YW44070023'],
		['1Z999AA10123456784', '1Z999AA10123456784'],
	],
	usps: [
		['9400 1112 0108 0805 4830 16', '9400111201080805483016'],
		['420787459400111206206406260787', '9400111206206406260787'],
		['4201002334249200190132607600833457', '9200190132607600833457'],
		['9101 1234 5678 9000 0000 13', '9101123456789000000013'],
		['92748931507708513018050063', '92748931507708513018050063'],
		['7196 9010 7560 0307 7385', '71969010756003077385'],
	],
	fedex: [
		['986578788855', '986578788855'],
		['4771-7908-1230', '477179081230'],
		['0414 4176 0228 964', '041441760228964'],
		['9611020987654312345672', '9611020987654312345672'],
		['1001921334250001000300779017972697', '779017972697'],
		['9622001900000000000000776632517510', '776632517510'],
	],
	dhl: [
		['3318810025', '3318810025'],
		['848 713 5506', '8487135506'],
	],
	ontrac: [
		['C 110 31 500 00187 9', 'C11031500001879'],
		['C11121552829468', 'C11121552829468'],
		['D10011354453707', 'D10011354453707'],
	],
}
const numbers = knownCarriers.flatMap((carrier) =>
	valid[carrier].map((number) => [carrier, ...number] as const),
)

test.each(numbers)('%s: %s is recognized, chosen or not', (carrier, typed, number) => {
	expect(readTracking(carrier, typed)).toEqual({ carrier, trackingNumber: number })
	expect(readTracking(null, typed)).toEqual({ carrier, trackingNumber: number })
	expect(new URL(carriers[carrier].trackingUrl(number) ?? '').href).toContain(number)
})

test.each(numbers)('%s: another last digit of %s is a typo', (carrier, typed) => {
	const wrong = typed.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
	const problem = `This ${carriers[carrier].label} number has a typo: its check digit does not fit. Compare it with the label.`
	expect(readTracking(carrier, wrong)).toEqual({ problem })
	expect(readTracking(null, wrong)).toEqual({ problem })
	expect(readTracking('other', wrong)).toEqual({ carrier: 'other', trackingNumber: wrong })
})

test.each([
	['', 'Tracking number required'],
	['  ', 'Tracking number required'],
	['x'.repeat(61), 'At most 60 characters'],
	['<b>', 'Letters, digits and dashes only'],
])('%j is refused for every carrier', (typed, problem) => {
	for (const carrier of [null, 'other', ...knownCarriers] as const)
		expect(readTracking(carrier, typed)).toEqual({ problem })
})

test('what no carrier writes needs a choice; another carrier than the number says is refused', () => {
	expect(readTracking(null, 'Route 7, Monday')).toEqual({
		problem: 'Choose the carrier: it cannot be recognized by this number.',
	})
	expect(readTracking('other', ' Route 7, Monday ')).toEqual({
		carrier: 'other',
		trackingNumber: 'Route 7, Monday',
	})
	expect(readTracking('ups', '986578788855')).toEqual({
		problem:
			'This is not a UPS number: they are 1Z and 16 letters or digits. Choose Other carrier to save it as it is.',
	})
})
