// Answers of pages with translations, in the language of the page.
import { data, type RouterContextProvider } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language, PageLanguage, Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { answer, isAnswer, noStore, statusOf } from './answers.server.ts'
import { siteContext } from './context.server.ts'
import { choiceCookie, pageLanguage } from './page-language.ts'

type Facts = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** The language in which a page with translations answers this request. @param own the family's, when one is known */
export const languageOf = ({ context, request, url }: Facts, own?: Language): PageLanguage =>
	pageLanguage({ url, headers: request.headers, own, hasPseudo: context.get(siteContext).hasPseudoLanguage })

/** The data of a page's error: why the link opens nothing, in the language of its reader. */
export type RefusedIn = { message: string; language: PageLanguage }

/** Runs a use case for such a page: a Refusal becomes an error page with its own message. */
export async function orRefusedIn<Result>(
	language: PageLanguage,
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

type Reading = Phrases & Pick<ServiceContext, 'log'> & { language: PageLanguage; message: string }

/** Like `orRefusedIn`; logs any other failure and shows `message` with status 500 (spec §8). */
export const foundOrIn = <Result>(
	{ language, message, log, ...phrases }: Reading,
	work: () => Promise<Result>,
): Promise<Result> =>
	orRefusedIn(language, phrases, async () => {
		try {
			return await work()
		} catch (failure) {
			if (isAnswer(failure)) throw failure
			log.error({ err: failure }, message)
			const failed: RefusedIn = { message: messageIn(language, message, phrases), language }
			throw data(failed, { status: 500, headers: noStore })
		}
	})

/** Runs a use case for an action of such a page: a Refusal becomes a toast with the matching status. */
export async function answerIn<Result>(
	language: PageLanguage,
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

/**
 * The form as it was typed, sent by the switch of languages of a page that React takes over: it stays open, so no document
 * brings the cookie of the choice.
 */
export function switchedData<Body>(body: Body, { context, url }: Omit<Facts, 'request'>) {
	const cookie = choiceCookie(url, context.get(siteContext).publicUrl)
	return data(body, { headers: { ...noStore, ...(cookie !== undefined && { 'Set-Cookie': cookie }) } })
}

/** Messages of fields in the language of the page. */
export const errorsIn = <Errors extends Readonly<Partial<Record<string, string>>>>(
	language: PageLanguage,
	errors: Errors,
	phrases: Phrases,
): Errors =>
	// Cast: the same fields with other texts.
	Object.fromEntries(
		Object.entries(errors).map(([field, message]) => [
			field,
			message && messageIn(language, message, phrases),
		]),
	) as Errors
