// POST /designs/actions: all requests of the builder page while designing. Answers JSON without navigation.
import type { RouterContextProvider } from 'react-router'
import { serviceContext } from '#http/context.server.ts'
import { readJson } from '#http/json-body.server.ts'
import { Refusal } from '#kit/errors.ts'
import { noStoreJson, statusOf } from '#http/answers.server.ts'
import { BuilderRequest, type BuilderAnswer } from '#designs/schemas.ts'
import { ownerOf } from '#designs/routes/owner.server.ts'
import { dropDraft, saveDraft } from '#designs/service/drafts.server.ts'
import { shareUrl } from '#designs/urls.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { copyDesign, restoreVersion, saveDesign } from '#designs/service/save.server.ts'
import { revokeShare, shareVersion } from '#designs/service/shares.server.ts'
import { requestProof } from '#designs/service/proofs.server.ts'
import type { Route } from './+types/actions'

const answered = (body: BuilderAnswer, status = 200) => noStoreJson(body, status)

async function done(
	context: Readonly<RouterContextProvider>,
	request: Request,
	asked: BuilderRequest,
): Promise<unknown> {
	const services = context.get(serviceContext)
	switch (asked.intent) {
		case 'save':
			return saveDesign(services, { ...asked, owner: ownerOf(context, request) })
		case 'keep-draft':
			await saveDraft(services, asked)
			return null
		case 'drop-draft':
			await dropDraft(services, asked)
			return null
		case 'restore':
			return restoreVersion(services, asked)
		case 'copy':
			return copyDesign(services, asked.designId)
		case 'share':
			return { url: shareUrl(await shareVersion(services, asked)) }
		case 'revoke':
			await revokeShare(services, asked)
			return null
		case 'make-proof':
			await requestProof(services, context.get(proofsContext), asked)
			return null
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const { data: asked } = BuilderRequest.safeParse(await readJson(request))
	if (!asked) return answered({ ok: false, status: 400, message: 'That is no design.' }, 400)
	try {
		// Cast: each intent's use case returns its type in `BuilderResult`.
		return answered({ ok: true, result: (await done(context, request, asked)) as never })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const status = statusOf[failure.code]
		return answered({ ok: false, status, message: failure.message }, status)
	}
}

export const loader = () => answered({ ok: false, status: 405, message: 'Designs are sent by POST.' }, 405)
