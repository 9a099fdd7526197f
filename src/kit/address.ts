// A postal address in the United States, as every form reads it.
import { z } from 'zod'

/** The fifty states, the District of Columbia, territories and military mail, in postal abbreviations. */
export const usStates: readonly string[] = [
	'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND',
	'OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
].flatMap((codes) => codes.split(' '))

/** One line of text without control characters and unpaired surrogates. */
export const plainLine = (max: number) =>
	z
		.string()
		.trim()
		.max(max, `At most ${max} characters`)
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Letters, digits and signs only')

export const Address = z.object({
	name: plainLine(100).min(1, 'Full name required'),
	line1: plainLine(120).min(1, 'Street address required'),
	line2: plainLine(120),
	city: plainLine(80).min(1, 'City required'),
	state: z.string('State required').refine((code) => usStates.includes(code), 'State required'),
	zip: z
		.string()
		.trim()
		.regex(/^\d{5}(-\d{4})?$/, 'ZIP code required, such as 44107'),
	phone: plainLine(30).regex(/^[\d\s()+.\-x]*$/, 'Phone number, such as (555) 010-7788, or nothing'),
})
export type Address = z.infer<typeof Address>

export const addressFields = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'phone'] as const
export type TypedAddress = Record<(typeof addressFields)[number], string>
