// Schemas of settings that are read from text.
import { z } from 'zod'

export const flag = z
	.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off')
	.transform((value) => ['1', 'true', 'on'].includes(value))

/** A whole number with both limits included. */
export const whole = (least: number, most: number) =>
	z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(least, `must be at least ${least}`)
		.max(most, `must be at most ${most}`)

/** Parts of a text between commas; none by default. */
export const list = z
	.string()
	.default('')
	.transform((text) =>
		text
			.split(',')
			.map((part) => part.trim())
			.filter(Boolean),
	)

export const secretOf = (leastCharacters: number) =>
	z.string().min(leastCharacters, `must have at least ${leastCharacters} characters`)

/** JSON of a schema. The message says what is wrong without repeating the value. */
export const json = <Schema extends z.ZodType>(schema: Schema, what: string, fallback: string) =>
	z
		.string()
		.default(fallback)
		.transform((text, context): z.infer<Schema> => {
			try {
				const parsed = schema.safeParse(JSON.parse(text))
				if (parsed.success) return parsed.data
				const [issue] = parsed.error.issues
				context.addIssue(`must be ${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
			} catch {
				context.addIssue(`must be ${what} in JSON`)
			}
			return z.NEVER
		})
