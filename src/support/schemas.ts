// The input of the contact form (spec §5: all four fields are required), and of the staff's answer.
import { z } from 'zod'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'

/** Subjects that links from other pages prefill in the contact form. */
export const supportTopics = {
	screen: 'Quote: Screen print',
	embroidery: 'Quote: Embroidery',
	tackle_twill: 'Quote: Tackle twill',
	decoration: 'Quote: Embroidery & Printing',
	helmets: 'Quote: Helmet reconditioning',
	bags: 'Quote: Custom bags',
	fundraising: 'Team fundraising',
	payout: 'Fundraising payout',
} as const
export type SupportTopic = keyof typeof supportTopics

/** The subject of the topic in the URL; empty for any other text. @param subjects in the language of the page */
export const subjectOf = (
	topic: string | null,
	subjects: Readonly<Record<SupportTopic, string>> = supportTopics,
): string => (topic !== null && Object.hasOwn(supportTopics, topic) ? subjects[topic as SupportTopic] : '')

/** A visitor's text: trimmed, without NUL, which the database cannot store. */
const line = (name: string, most: number) =>
	z
		.string()
		.transform((text) => text.replaceAll('\u0000', '').trim())
		.pipe(z.string().min(1, `${name} is required`).max(most, `${name} can have ${most} characters at most`))

export const SupportMessage = z.object({
	name: line('Name', 100),
	email: line('Email', 255).pipe(z.email('Invalid email address')),
	subject: line('Subject', 150),
	message: line('Message', 5_000),
})
export type SupportMessage = z.infer<typeof SupportMessage>

/** What the staff mails to the sender. */
export const AnswerText = line('An answer', 5_000)
/** What the staff writes for itself. */
export const NoteText = line('A note', 1_000)

/** Short enough to read aloud. */
export const referenceOf = (messageId: string): string => messageId.slice(0, 8)

export const supportFields = ['name', 'email', 'subject', 'message'] as const
export type SupportField = (typeof supportFields)[number]

/** The input as typed, so that an invalid form loses nothing. */
export type TypedMessage = Record<SupportField, string>
export type SupportErrors = Partial<Record<SupportField, string>>

export type ReadForm =
	| { ok: true; message: SupportMessage; typed: TypedMessage }
	| { ok: false; errors: SupportErrors; typed: TypedMessage }

/** Parses the form's fields; each invalid field has one message. */
export function readSupportForm(form: Readonly<Record<string, unknown>>): ReadForm {
	const typed = typedIn(supportFields, form)
	const parsed = SupportMessage.safeParse(typed)
	return parsed.success
		? { ok: true, message: parsed.data, typed }
		: { ok: false, errors: errorsIn(supportFields, parsed.error.issues), typed }
}
