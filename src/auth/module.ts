// Jobs that the identity service registers with the application.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { upkeepCall, type AuthParts } from './dependencies.server.ts'
import { cleanUp, resealSome } from './service/clean-up.server.ts'

export const authModule = {
	name: 'auth',
	jobs: (jobs: Pick<Jobs, 'schedule'>, { auth }: { auth: AuthParts }): void => {
		jobs.schedule({ name: 'auth.keys', data: noData, ...recurring }, '7 * * * *', {
			run: () => auth.keys.advance(),
		})
		const cleaningUp = { name: 'auth.clean-up', formerNames: ['auth.tidy'], data: noData, ...recurring }
		jobs.schedule(cleaningUp, '23 * * * *', {
			run: async (context) => {
				await cleanUp(upkeepCall(context, auth))
				await resealSome(upkeepCall(context, auth))
			},
		})
	},
}
