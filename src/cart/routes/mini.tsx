// GET /cart/mini: the latest lines as markup, for the panel that the header's cart opens, in the language of its reader.
import { renderToStaticMarkup } from 'react-dom/server'
import { serviceContext } from '#http/context.server.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { languageTags } from '#kit/language.ts'
import { linesInLanguage } from '#orders/service/line-names.server.ts'
import { MiniCart } from '../components/mini-cart.tsx'
import { cartHeaders, countCookies, shopperOf } from './owner.server.ts'
import { unitsInCart } from '../rules/view.ts'
import { cartOf } from '../service/view.server.ts'
import type { Route } from './+types/mini'

export async function loader(facts: Route.LoaderArgs) {
	const { context, request } = facts
	const language = languageOf(facts)
	const { owner } = await shopperOf(context, request)
	const services = context.get(serviceContext)
	const read = await cartOf(services, owner)
	const cart = { ...read, lines: await linesInLanguage(services, language, read.lines) }
	const headers = cartHeaders(countCookies(context, request, unitsInCart(cart)))
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set('Content-Language', languageTags[language])
	headers.set('X-Robots-Tag', 'noindex')
	return new Response(renderToStaticMarkup(<MiniCart {...{ cart, language }} />), { headers })
}
