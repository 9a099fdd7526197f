// In the browser: a buyer whose session expired while filling in a checkout keeps the page with everything typed.
import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { authPath } from '#accounts/rules/mailed-links.ts'
import { languageOfTag, readerLanguage, type Language } from '#kit/language.ts'
import { messages } from '#orders/messages.ts'
import { showToast } from '#ui/show-toast.ts'

const isSignedOut = ({ type, result }: DataStrategyResult) =>
	type === 'error' && isRouteErrorResponse(result) && result.status === 401

const texts: Record<Language, Record<'title' | 'detail' | 'label', string>> = {
	en: { title: messages.signInTitle, detail: messages.signIn, label: 'Sign In' },
	es: {
		title: 'Hace falta iniciar sesión',
		detail: 'Inicie sesión para completar su pedido',
		label: 'Iniciar sesión',
	},
}

/** For a route's `clientMiddleware`: a form answered 401 shows the sign-in toast in place of the error page. */
export const stayWhenSignedOut: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
	{ request },
	next,
) => {
	const results = await next()
	if (request.method === 'GET' || !Object.values(results).some(isSignedOut)) return results
	const { title, detail, label } = texts[readerLanguage(languageOfTag(document.documentElement.lang))]
	const link = { href: authPath(location.pathname + location.search), label }
	showToast({ tone: 'error', title, detail, link })
	return Object.fromEntries(
		Object.entries(results).map(([route, result]) => [
			route,
			isSignedOut(result) ? { type: 'data' as const, result: data(undefined, { status: 401 }) } : result,
		]),
	)
}
