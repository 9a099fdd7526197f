// POST /designs/actions: all requests of the builder page while designing. Answers JSON without navigation.
import type { RouterContextProvider } from 'react-router'
import { resolveComment } from '#comments/service/manage.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { answerPageRequest, postOnly } from '#http/page-requests.server.ts'
import { BuilderRequest } from '#designs/schemas.ts'
import { ownerOf } from '#designs/routes/owner.server.ts'
import { dropDraft, saveDraft } from '#designs/service/drafts.server.ts'
import { shareUrl } from '#designs/urls.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { removeLogo } from '#files/service/files.server.ts'
import { copyDesign, restoreVersion } from '#designs/service/save.server.ts'
import { allowComments, revokeShare, shareVersion } from '#designs/service/shares.server.ts'
import { requestProof } from '#designs/service/proofs.server.ts'
import { saveForTeam } from '../service/save.server.ts'
import { teamRoster, teamsToChoose } from '../service/team-roster.server.ts'
import type { Route } from './+types/actions'

/** Each intent answers with its type in `BuilderResult`. */
async function perform(
	context: Readonly<RouterContextProvider>,
	request: Request,
	asked: BuilderRequest,
): Promise<unknown> {
	const services = context.get(serviceContext)
	switch (asked.intent) {
		case 'save':
			return saveForTeam(services, { ...asked, owner: ownerOf(context, request) })
		case 'keep-draft':
			return saveDraft(services, asked)
		case 'drop-draft':
			return dropDraft(services, asked)
		case 'restore':
			return restoreVersion(services, asked)
		case 'copy':
			return copyDesign(services, asked.designId)
		case 'share':
			return { url: shareUrl(await shareVersion(services, asked)) }
		case 'revoke':
			return revokeShare(services, asked)
		case 'allow-comments':
			return allowComments(services, asked)
		case 'resolve-comment':
			return resolveComment(services, asked)
		case 'make-proof':
			return requestProof(services, context.get(proofsContext), asked)
		case 'remove-logo':
			return removeLogo(services, ownerOf(context, request), asked.assetId)
		case 'teams':
			return teamsToChoose(services)
		case 'team-roster':
			return teamRoster(services, asked.portalId)
	}
}

export const action = ({ request, context }: Route.ActionArgs) =>
	answerPageRequest(request, { schema: BuilderRequest, invalid: 'That is no design.' }, (asked) =>
		perform(context, request, asked),
	)

export const loader = () => postOnly('Designs are sent by POST.')
