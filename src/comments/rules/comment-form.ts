// The forms of a comment and of an answer to it, as they were typed.
import { z } from 'zod'
import { plainLine } from '#kit/address.ts'
import { readTyped, type TypedForm } from '#kit/typed-fields.ts'
import { readPlace, type Place } from './places.ts'

export const commentLimits = {
	/** Characters. */
	name: 60,
	text: 1_000,
	/** Comments of a design, over all versions. */
	perDesign: 200,
	/** Answers to a comment. */
	answers: 20,
} as const

const { name: longestName, text: longestText } = commentLimits

/** Text of several lines, without other control characters. Browsers send line ends as CR LF. */
const text = (missing: string) =>
	z
		.string()
		.transform((typed) => typed.replaceAll('\r\n', '\n').trim())
		.pipe(
			z
				.string()
				.min(1, missing)
				.max(longestText, `At most ${longestText} characters. Please shorten it, or write two comments.`)
				.regex(/^[^\p{Cs}\p{Cc}]*(?:[\n\t][^\p{Cs}\p{Cc}]*)*$/u, 'Letters, digits and signs only'),
		)

const CommentForm = z.object({
	key: z.uuid(),
	place: z.string().transform((typed, context): Place => {
		const place = readPlace(typed)
		if (place) return place
		context.addIssue('Choose a place on the garment.')
		return z.NEVER
	}),
	name: plainLine(longestName).min(1, 'Enter your name; a first name is enough.'),
	text: text('Write your comment.'),
})
export type CommentForm = z.infer<typeof CommentForm>

const fields = ['key', 'place', 'name', 'text'] as const
export type TypedComment = Record<(typeof fields)[number], string>
export type CommentErrors = Partial<TypedComment>

export const readComment = (
	form: Readonly<Record<string, unknown>>,
): TypedForm<(typeof fields)[number], CommentForm> => readTyped(fields, CommentForm, form)

const AnswerForm = z.object({ key: z.uuid(), text: text('Write your answer.') })
export type AnswerForm = z.infer<typeof AnswerForm>

export const readAnswer = (form: Readonly<Record<string, unknown>>): TypedForm<'key' | 'text', AnswerForm> =>
	readTyped(['key', 'text'] as const, AnswerForm, form)
