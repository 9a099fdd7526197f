// Answers of pages behind a family's link, in the language of the page.
import { data } from 'react-router'
import { Refusal } from '#kit/errors.ts'
import { messageIn, type Language, type Phrases } from '#kit/language.ts'
import { answer, statusOf } from './answers.server.ts'

/** The data of a page's error: why the link opens nothing, in the language of its reader. */
export type RefusedIn = { message: string; language: Language }

/** Runs a use case for such a page: a Refusal becomes an error page with its own message. */
export async function orRefusedIn<Result>(
	language: Language,
	phrases: Phrases,
	work: () => Promise<Result>,
): Promise<Result> {
	try {
		return await work()
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const refused: RefusedIn = { message: messageIn(language, failure.message, phrases), language }
		throw data(refused, { status: statusOf[failure.code] })
	}
}

/** Runs a use case for an action of such a page: a Refusal becomes a toast with the matching status. */
export async function answerIn<Result>(
	language: Language,
	{ title, ...phrases }: Phrases & { title: string },
	work: () => Promise<Result>,
) {
	const answered = await answer(title, work)
	if (answered.ok) return answered
	const { toast, status } = answered
	return {
		ok: false as const,
		status,
		toast: { ...toast, detail: messageIn(language, toast.detail, phrases) },
	}
}

/** `headers` of such a page: its own, and the cookie of a choice of language. */
export const withLanguageCookie = (
	own: Readonly<Record<string, string>>,
	loaderHeaders: Headers,
): Record<string, string> => {
	const cookie = loaderHeaders.get('Set-Cookie')
	return { ...own, ...(cookie !== null && { 'Set-Cookie': cookie }) }
}
