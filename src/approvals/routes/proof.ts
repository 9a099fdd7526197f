// GET /approvals/{id}/proof/{design}/{version}.pdf: a finished proof, for users who can see the approval.
import { proofsContext } from '#designs/dependencies.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { approvalProof } from '../service/views.server.ts'
import type { Route } from './+types/proof'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { approvalId: id, designId } = params
	const version = Number(params.version)
	const asked = { id, designId, version }
	const file = await orNotFound(() =>
		approvalProof(context.get(serviceContext), context.get(proofsContext), asked),
	)
	return pdfAnswer(file, `proof-${designId.slice(0, 8)}-v${version}.pdf`)
}
