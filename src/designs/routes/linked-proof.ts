// GET /designs/shared/{token}/proof.pdf: the finished proof, for anyone with the link.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { sharedProof } from '../service/proofs.server.ts'
import type { Route } from './+types/linked-proof'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { bytes, designId, version } = await orNotFound(() =>
		sharedProof(context.get(serviceContext), context.get(proofsContext), params.token),
	)
	return pdfAnswer(bytes, `proof-${designId.slice(0, 8)}-v${version}.pdf`)
}
