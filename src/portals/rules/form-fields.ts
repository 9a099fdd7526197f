// Fields of the module's forms: trimmed, limited in length, with one message per invalid field.
import { z } from 'zod'

/** Removes control characters and line breaks: a line break in a name could add a line to a mail. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
/** Keeps line breaks; removes NUL, which the database cannot store. */
const paragraphs = (text: string) => text.replaceAll('\u0000', '').trim()

const atMost = (name: string, most: number) => `${name} can have ${most} characters at most`

/** A required single line. */
export const line = (name: string, most: number) =>
	z
		.string()
		.transform(oneLine)
		.pipe(z.string().min(1, `${name} is required`).max(most, atMost(name, most)))

/** An optional single line. */
export const optionalLine = (name: string, most: number) =>
	z
		.string()
		.transform(oneLine)
		.pipe(z.string().max(most, atMost(name, most)))

/** Multi-line text. */
export const longText = (name: string, most: number) =>
	z
		.string()
		.transform(paragraphs)
		.pipe(z.string().max(most, atMost(name, most)))

/** A mail address, lowercased for comparison. */
export const emailAddress = (name: string) =>
	line(name, 255)
		.transform((text) => text.toLowerCase())
		.pipe(z.email('Invalid email address'))

/** Empty is null. @param range allowed values, inclusive */
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

/** The revision that a form was opened with; -1, which no portal has, when it is missing. */
export const revisionIn = (text: string | undefined): number =>
	/^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
