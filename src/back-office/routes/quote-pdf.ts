// /admin/quotes/{id}/quote.pdf: the quote as a paper.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { quotePdf } from '#quotes/service/paper.server.ts'
import type { Route } from './+types/quote-pdf'

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { bytes, name } = await orNotFound(() => quotePdf(services, params.quoteId))
	return pdfAnswer(bytes, name)
}
