import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { arrivalOf, formatArrival } from './arrival.ts'

// Spec §9: lead time plus 3–5 business days. November 20, 2026 is a Friday.
test.each([
	['2026-11-20', 0, 'Nov 25 – Nov 27'],
	['2026-11-20', 5, 'Dec 2 – Dec 4'],
	['2026-11-21', 5, 'Dec 2 – Dec 4'],
	['2026-11-22', 5, 'Dec 2 – Dec 4'],
	['2026-11-23', 5, 'Dec 3 – Dec 7'],
	['2026-12-28', 1, 'Jan 1 – Jan 5'],
])('ordered on %s with %d days of lead time it arrives %s', (today, lead, text) => {
	expect(formatArrival(arrivalOf(today as IsoDate, lead))).toBe(text)
})
