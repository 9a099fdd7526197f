// GET /designs/{id}/proof/{version}.pdf: the finished proof, only for the design's owner.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { proofOf } from '../service/proofs.server.ts'
import type { Route } from './+types/proof'

export async function loader({ params, context }: Route.LoaderArgs) {
	const order = { designId: params.designId, version: Number(params.version) }
	const file = await orNotFound(() => proofOf(context.get(serviceContext), context.get(proofsContext), order))
	return pdfAnswer(file, `proof-${order.designId.slice(0, 8)}-v${order.version}.pdf`)
}
