// The forms by which a person asks for votes and opens a vote again.
import { z } from 'zod'
import { plainLine } from '#kit/address.ts'
import type { IsoDate } from '#kit/time.ts'
import { errorsIn, textOf, typedIn } from '#kit/typed-fields.ts'
import { messages } from '../messages.ts'
import { lastClosing, mayCloseOn, mayHaveDesigns, voteLimits } from './vote.ts'

const ClosingDay = (today: IsoDate) =>
	z.iso
		.date(messages.dayRequired)
		// Cast: the schema has checked the form of a day.
		.transform((day) => day as IsoDate)
		.refine((day) => mayCloseOn(day, today), messages.dayOutside(today, lastClosing(today)))

const NewVote = (today: IsoDate) =>
	z.object({
		key: z.uuid(),
		title: plainLine(voteLimits.title).min(1, messages.titleRequired),
		closesOn: ClosingDay(today),
		showsResult: z.string().transform((text) => text === 'yes'),
		designIds: z
			.array(z.string())
			.transform((ids) => [...new Set(ids)])
			.refine(({ length }) => mayHaveDesigns(length), {
				error: ({ input }) =>
					Array.isArray(input) && input.length > voteLimits.most ? messages.tooMany : messages.howMany,
			}),
	})
export type NewVote = z.infer<ReturnType<typeof NewVote>>

const fields = ['key', 'title', 'closesOn', 'showsResult', 'query'] as const
const checked = ['key', 'title', 'closesOn', 'designIds'] as const

export type TypedVote = Record<(typeof fields)[number], string> & { designIds: string[] }
export type VoteErrors = Partial<Record<(typeof checked)[number], string>>

const longestQuery = 80
/** More checkboxes than the page shows. */
const mostChecked = 60

/** The form as typed, for any of its buttons. */
export const typedVote = (form: FormData): TypedVote => {
	const typed = typedIn(fields, Object.fromEntries(form))
	const designIds = form.getAll('design').slice(0, mostChecked).map(textOf)
	return { ...typed, query: typed.query.slice(0, longestQuery).trim(), designIds }
}

/** @param today where the shop is */
export function readVote(
	typed: TypedVote,
	today: IsoDate,
): { ok: true; value: NewVote } | { ok: false; errors: VoteErrors } {
	const parsed = NewVote(today).safeParse(typed)
	return parsed.success
		? { ok: true, value: parsed.data }
		: { ok: false, errors: errorsIn(checked, parsed.error.issues) }
}

/** @param today where the shop is */
export function readClosing(
	text: string,
	today: IsoDate,
): { ok: true; day: IsoDate } | { ok: false; error: string } {
	const parsed = ClosingDay(today).safeParse(text)
	return parsed.success
		? { ok: true, day: parsed.data }
		: { ok: false, error: parsed.error.issues[0]?.message ?? messages.dayRequired }
}
