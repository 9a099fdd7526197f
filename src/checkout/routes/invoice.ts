// GET /orders/{id}/invoice.pdf: generated on request, for the buyer and for staff, in the language of its link.
import { pdfAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { languageIn } from '#kit/language.ts'
import { invoiceOf } from '../service/invoice.server.ts'
import type { Route } from './+types/invoice'

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const language = languageIn(url.searchParams.get('lang'))
	const { bytes, name } = await orNotFound(() =>
		invoiceOf(context.get(serviceContext), params.orderId, language),
	)
	return pdfAnswer(bytes, name)
}
