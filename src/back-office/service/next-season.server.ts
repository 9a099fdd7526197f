// Another season of a team with all that it keeps: catalog, designs, coaches and roster; players of the last grade stay out,
// and the coach sees who they are.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { NextSeason } from '#portals/rules/portal-form.ts'
import { openNextSeason } from '#portals/service/next-season.server.ts'
import type { PortalDependencies } from '#portals/service/requests.server.ts'
import { startFromLastSeason } from '#rosters/service/last-season.server.ts'

/** @returns the new portal's id @throws Refusal as `openNextSeason` */
export const copySeason = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	input: NextSeason & { portalId: string },
): Promise<string> =>
	inTransaction(context, async (inner) => {
		const portalId = await openNextSeason(inner, dependencies, input)
		try {
			await startFromLastSeason(inner, portalId)
		} catch (failure) {
			// A team without a roster begins without one.
			if (!(failure instanceof Refusal) || failure.code !== 'conflict') throw failure
		}
		return portalId
	})
