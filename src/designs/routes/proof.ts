// GET /designs/{id}/proof/{version}.pdf: the finished proof, for its owner alone.
import { found } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofDesk } from '../dependencies.server.ts'
import { pdfAnswer } from '#http/pdf-answer.server.ts'
import { proofOf } from '../service/proofs.server.ts'
import type { Route } from './+types/proof'

export async function loader({ params, context }: Route.LoaderArgs) {
	const order = { designId: params.designId, version: Number(params.version) }
	const file = await found(() => proofOf(context.get(serviceContext), context.get(proofDesk), order))
	return pdfAnswer(file, `proof-${order.designId.slice(0, 8)}-v${order.version}.pdf`)
}
