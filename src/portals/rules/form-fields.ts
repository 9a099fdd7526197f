// Fields of the room's forms: what people type, trimmed and bounded, with one message for each field that is wrong.
import { z } from 'zod'

/** Text without characters that no line holds: a line break in a name would begin a new line of a mail. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
/** Line breaks stay; the one character that the database cannot hold goes. */
const paragraphs = (text: string) => text.replaceAll('\u0000', '').trim()

const atMost = (name: string, most: number) => `${name} can have ${most} characters at most`

/** One line that has to be there. */
export const line = (name: string, most: number) =>
	z
		.string()
		.transform(oneLine)
		.pipe(z.string().min(1, `${name} is required`).max(most, atMost(name, most)))

/** One line that may stay empty. */
export const optionalLine = (name: string, most: number) =>
	z
		.string()
		.transform(oneLine)
		.pipe(z.string().max(most, atMost(name, most)))

/** Several lines. */
export const longText = (name: string, most: number) =>
	z
		.string()
		.transform(paragraphs)
		.pipe(z.string().max(most, atMost(name, most)))

/** An address people can be written to, in the one form in which addresses are compared. */
export const emailAddress = (name: string) =>
	line(name, 255)
		.transform((text) => text.toLowerCase())
		.pipe(z.email('Invalid email address'))

/** Empty is null. @param range what the number may be, both ends included */
export const optionalNumber = (name: string, range: { from: number; to: number }) =>
	z
		.string()
		.transform((text) => text.replaceAll(',', '').trim())
		.pipe(z.string().regex(/^\d{0,9}$/, `${name} is a whole number`))
		.transform((text) => (text === '' ? null : Number(text)))
		.refine(
			(value) => value === null || (value >= range.from && value <= range.to),
			`${name} is a number from ${range.from} to ${range.to}`,
		)

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const isDay = (text: string) => {
	const at = day.test(text) ? Date.parse(text) : Number.NaN
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** `2026-12-04`; empty is null. */
export const optionalDay = (name: string) =>
	z
		.string()
		.trim()
		.refine((text) => text === '' || isDay(text), `${name} is a day such as 2026-12-04`)
		.transform((text) => (text === '' ? null : text))

export type FieldErrors = Readonly<Record<string, string>>
