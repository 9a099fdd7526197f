// Jobs that accounts register with the application.
import { upkeepCall, type AuthParts } from '#auth/dependencies.server.ts'
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { dropOldCustomerFiles } from './service/customer-imports.server.ts'
import { purgeDeletedAccounts } from './service/deletion.server.ts'
import { cleanUpStaffInvites } from './service/staff-invites.server.ts'

export const accountsModule = {
	name: 'accounts',
	jobs: (jobs: Pick<Jobs, 'schedule'>, { auth }: { auth: AuthParts }): void =>
		jobs.schedule({ name: 'accounts.purge', data: noData, ...recurring }, '41 3 * * *', {
			run: async (context) => {
				await purgeDeletedAccounts(upkeepCall(context, auth))
				await cleanUpStaffInvites(context)
				await dropOldCustomerFiles(context)
			},
		}),
}
